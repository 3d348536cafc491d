import type { DeskInput } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { useMutation } from '@souk/query';
import { Link } from '@souk/router';
import { toastsStore } from '@souk/state';
import { saveTable } from '@souk/state/save-file';
import { Button, ButtonLink } from '@souk/ui';
import { useRefusalText } from '../parts/ask-for-role';
import { useConfirming } from '../parts/confirm-gate';
import { useDesk, useDeskApi } from '../parts/use-desk';

type FileCall =
  'productsExport' | 'importBad' | 'statementFile' | 'auditExport' | 'ordersExport' | 'couponUses' | 'taxReportFile';

/** Fetches a file by one call of the desk and gives it to the person; where their sign-in has ended, once they have signed in again. */
export const useFileOf = <K extends FileCall>(name: K) => {
  const { merchantId } = useDesk();
  const api = useDeskApi(merchantId);
  const { refusalText } = useRefusalText(merchantId);
  const confirming = useConfirming();
  return useMutation({
    mutationFn: (input: DeskInput<K>) => confirming(() => api.call(name, input)),
    onSuccess: saveTable,
    onError: (error) => toastsStore.getState().show({ kind: 'alert', text: refusalText(error) }),
  });
};

/** The products of the list as a file, and the way to bring one in. */
export function FileActions({ list }: { list: DeskInput<'productsExport'> }) {
  const { base, may } = useDesk();
  const download = useFileOf('productsExport');
  return (
    <>
      <Button isBusy={download.isPending} onClick={() => download.mutate(list)}>
        <FormattedMessage id="desk.import.export" />
      </Button>
      {may('imports.run') && (
        <ButtonLink as={Link} to={`${base}/products/import`}>
          <FormattedMessage id="desk.import.title" />
        </ButtonLink>
      )}
    </>
  );
}
