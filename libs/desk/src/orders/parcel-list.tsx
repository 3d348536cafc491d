import type { DeskOrder, DeskParcel } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, TextField } from '@souk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { useDraft } from '../parts/draft';
import { DraftConflict } from '../parts/draft-conflict';
import { changedFields } from '../parts/merge-draft';
import { FormDialog } from '../parts/form-dialog';
import { useDesk, useDeskChange } from '../parts/use-desk';
import { useFieldFaults } from '../parts/use-field-faults';
import { Carriers, carriersId } from './carriers';
import { parcelFaults } from './parcel-faults';
import { TrackingUrlField } from './tracking-url-field';
import { StoreTime } from '../parts/store-time';

/** Parcels of an order: by whom, by which number, with what. A wrong number can be corrected until it has arrived. */
export function ParcelList({ order }: { order: DeskOrder }) {
  const { may } = useDesk();
  const [correctedId, setCorrected] = useState<number | null>(null);
  const corrected = order.parcels.find(({ id }) => id === correctedId);
  if (order.parcels.length === 0) return null;
  const isUnderWay = order.status === 'paid' || (order.status === 'inTransit' && order.can.deliver !== 'delivered');
  const isSplit = order.parcels.length > 1 || order.status === 'paid';
  return (
    <List>
      {order.parcels.map((parcel) => (
        <li key={parcel.id}>
          <FormattedMessage id="desk.ship.sentBy" values={{ carrier: parcel.carrier, number: parcel.number }} />
          {parcel.trackingUrl && (
            <a href={parcel.trackingUrl} target="_blank" rel="noreferrer">
              {parcel.trackingUrl}
            </a>
          )}
          <small>
            <StoreTime iso={parcel.sentAt} />
          </small>
          {isSplit && <Pieces order={order} parcel={parcel} />}
          {isUnderWay && parcel.id > 0 && may('orders.fulfil') && (
            <Button size="sm" variant="quiet" onClick={() => setCorrected(parcel.id)}>
              <FormattedMessage id="desk.parcel.correct" values={{ number: parcel.number }} />
            </Button>
          )}
        </li>
      ))}
      {corrected && <Correct no={order.no} parcel={corrected} onClose={() => setCorrected(null)} />}
    </List>
  );
}

function Pieces({ order, parcel }: { order: DeskOrder; parcel: DeskParcel }) {
  return parcel.items.map(({ id, num }) => {
    const line = order.lines.find((one) => one.id === id);
    return (
      <span key={id}>
        <FormattedMessage id="desk.order.times" values={{ num }} /> {line?.name} {line?.sku.split(',').join(', ')}
      </span>
    );
  });
}

function Correct({ no, parcel, onClose }: { no: string; parcel: DeskParcel; onClose: () => void }) {
  const t = useT();
  const from = { carrier: parcel.carrier, number: parcel.number, trackingUrl: parcel.trackingUrl };
  const tracking = useDeskChange('tracking', { done: 'desk.parcel.corrected', thenIfMounted: onClose });
  const draft = useDraft(from, tracking.isPending);
  const { carrier, number, trackingUrl } = draft.values;
  const fields = useFieldFaults(parcelFaults(draft.values));
  const set = (change: Partial<typeof from>) => draft.setValues((now) => ({ ...now, ...change }));
  const submit = () => {
    if (!fields.check() || tracking.isPending) return;
    const where = { carrier: carrier.trim(), number: number.trim(), trackingUrl: trackingUrl.trim() };
    if (changedFields(from, where).length === 0) return onClose();
    const input = { no, parcelId: parcel.id, from, ...where };
    draft.submit(() => tracking.mutate(input, { onSuccess: () => draft.saved(draft.values) }));
  };
  return (
    <FormDialog
      title={t('desk.parcel.correctTitle')}
      isUnsaved={draft.isChanged && !tracking.isPending}
      confirm={t('desk.parcel.save')}
      isBusy={tracking.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <DraftConflict draft={draft} nameOf={(field) => t(`desk.ship.${field}`)} />
      <TextField
        label={t('desk.ship.carrier')}
        value={carrier}
        list={carriersId}
        maxLength={100}
        isRequired
        error={fields.errorOf('carrier')}
        onChange={(event) => set({ carrier: event.target.value })}
      />
      <Carriers />
      <TextField
        label={t('desk.ship.number')}
        hint={t('desk.parcel.correctHint')}
        value={number}
        maxLength={60}
        isRequired
        data-autofocus
        error={fields.errorOf('number')}
        onChange={(event) => set({ number: event.target.value })}
      />
      <TrackingUrlField
        value={trackingUrl}
        error={fields.errorOf('trackingUrl')}
        onChange={(value) => set({ trackingUrl: value })}
      />
    </FormDialog>
  );
}

const List = styled.ul`
  display: grid;
  gap: 12px;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: 2px;
    justify-items: start;
    padding-bottom: 10px;
    border-bottom: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  & > li:last-child {
    padding-bottom: 0;
    border-bottom: 0;
  }
  & > li > :is(small, span) {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
