import { ordersFileMost } from '@souk/contract/desk';
import type { DeskInput } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Button, Cluster, Notice } from '@souk/ui';
import styled from 'styled-components';
import { useFileOf } from '../imports/file-actions';

/** What is done with orders without choosing them: the whole list as a file. */
export function OrderActions({ list }: { list: DeskInput<'ordersExport'> }) {
  const download = useFileOf('ordersExport');
  return (
    <>
      <Buttons>
        <Button isBusy={download.isPending} onClick={() => download.mutate(list)}>
          <FormattedMessage id="desk.import.export" />
        </Button>
      </Buttons>
      {download.data?.isCut && (
        <Notice $tone="warn" role="status">
          <FormattedMessage id="desk.orders.fileCut" values={{ most: ordersFileMost }} />
        </Notice>
      )}
    </>
  );
}

const Buttons = styled(Cluster)`
  @media print {
    display: none;
  }
`;
