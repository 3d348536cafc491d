import type { DeskOrder } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button } from '@souk/ui';
import { useState } from 'react';
import { Panel } from '../parts/layout';
import { useDeskChange } from '../parts/use-desk';
import { NextToSend } from './next-to-send';
import { ParcelList } from './parcel-list';
import { ObstacleText } from './obstacle-text';
import { ShipForm } from './ship-form';

/** Parcels of an order, and what can be done with them. Once one was sent, the way to the next order that waits. */
export function ParcelPanel({ order }: { order: DeskOrder }) {
  const t = useT();
  const [sent, setSent] = useState({ no: '', parcels: 0 });
  return (
    <Panel title={t('desk.ship.title')} isOnScreenOnly>
      <ParcelList order={order} />
      <ShipForm key={order.no} order={order} onSent={() => setSent({ no: order.no, parcels: order.parcels.length })} />
      {/* Once the form of the parcel is gone: its field has the focus until then. */}
      {sent.no === order.no && order.parcels.length > sent.parcels && <NextToSend after={order.no} />}
      <Deliver order={order} />
    </Panel>
  );
}

/** Notes that the parcel was handed over, or says why it cannot be noted; absent where the panel has said so of sending. */
function Deliver({ order: { no, can } }: { order: DeskOrder }) {
  const deliver = useDeskChange('deliver', { done: 'desk.deliver.done' });
  const why = can.deliver;
  if (why !== null && why === can.ship) return null;
  return (
    <>
      <Button disabled={why !== null} isBusy={deliver.isPending} onClick={() => deliver.mutate({ no })}>
        <FormattedMessage id="desk.deliver" />
      </Button>
      {why && (
        <small>
          <ObstacleText why={why} needs="orders.fulfil" />
        </small>
      )}
    </>
  );
}
