import { FormattedMessage } from '@souk/i18n';
import { useNavigate } from '@souk/router';
import { Button } from '@souk/ui';
import { useDesk, useDeskChange } from '../parts/use-desk';

/** Makes a product like this one and opens it. */
export function DuplicateProduct({ id }: { id: number }) {
  const { base } = useDesk();
  const navigate = useNavigate();
  const duplicate = useDeskChange('productDuplicate', {
    done: 'desk.duplicate.done',
    thenIfMounted: (made) => navigate(`${base}/products/${made.id}`),
  });
  return (
    <>
      <p>
        <FormattedMessage id="desk.duplicate.text" />
      </p>
      <Button isBusy={duplicate.isPending} onClick={() => !duplicate.isPending && duplicate.mutate({ id })}>
        <FormattedMessage id="desk.duplicate.save" />
      </Button>
    </>
  );
}
