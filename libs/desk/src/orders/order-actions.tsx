import { ordersFileMost } from '@souk/contract/desk';
import type { DeskInput } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Button, Cluster, Notice } from '@souk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useFileOf } from '../imports/file-actions';
import { useDesk } from '../parts/use-desk';
import { ShipPasted } from './ship-pasted';

/** What is done with orders without choosing them: the whole list as a file, and parcels from a list that is pasted. */
export function OrderActions({ list }: { list: DeskInput<'ordersExport'> }) {
  const { may } = useDesk();
  const download = useFileOf('ordersExport');
  const [isPasting, setPasting] = useState(false);
  return (
    <>
      <Buttons>
        <Button isBusy={download.isPending} onClick={() => download.mutate(list)}>
          <FormattedMessage id="desk.import.export" />
        </Button>
        {may('orders.fulfil') && (
          <Button onClick={() => setPasting(true)}>
            <FormattedMessage id="desk.paste.title" />
          </Button>
        )}
      </Buttons>
      {download.data?.isCut && (
        <Notice $tone="warn" role="status">
          <FormattedMessage id="desk.orders.fileCut" values={{ most: ordersFileMost }} />
        </Notice>
      )}
      {isPasting && <ShipPasted onClose={() => setPasting(false)} />}
    </>
  );
}

const Buttons = styled(Cluster)`
  @media print {
    display: none;
  }
`;
