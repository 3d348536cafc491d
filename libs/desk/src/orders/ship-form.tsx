import type { DeskInput, DeskOrder } from '@souk/contract/desk';
import { unsentPieces } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { typedSince } from '@souk/state/typed-since';
import { Button, Checkbox, Notice, Stack, TextField } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { useUnsaved } from '../parts/unsaved-guard';
import { useDeskChange } from '../parts/use-desk';
import { useFieldFaults } from '../parts/use-field-faults';
import { ObstacleText } from './obstacle-text';
import { Carriers, carriersId } from './carriers';
import { parcelFaults, type TypedParcel } from './parcel-faults';
import { TrackingUrlField } from './tracking-url-field';
import {
  allPieces,
  type PieceLine,
  piecesFaults,
  type PiecesField,
  PiecesFields,
  piecesOf,
  type TypedPieces,
} from './pieces-fields';

/** Lines of which pieces wait for a parcel. */
const waitingLines = ({ lines }: DeskOrder): PieceLine[] =>
  lines
    .map(({ id, name, sku, ...line }) => ({ id, name, sku, most: unsentPieces(line) }))
    .filter(({ most }) => most > 0);

type Props = { order: DeskOrder; onSent: () => void };

/**
 * Pieces as they are typed for lines of which others may send or give back some meanwhile: what nobody typed is all that waits. `hasChanged`:
 * other pieces wait than when typing began, `isTyping`, and whoever has the parcel on the table is to look again.
 */
const useTypedPieces = (lines: readonly PieceLine[], isTyping: boolean) => {
  const now = lines.map(({ id, most }) => `${id}×${most}`).join();
  const [seen, setSeen] = useState(now);
  const [own, setOwn] = useState<TypedPieces>({});
  if (!isTyping && seen !== now) setSeen(now);
  const all = allPieces(lines);
  const typed = { ...all, ...own };
  return {
    typed,
    hasChanged: seen !== now,
    accept: () => setSeen(now),
    setTyped: (next: TypedPieces) =>
      setOwn(Object.fromEntries(Object.entries(next).filter(([id, text]) => id in own || text !== all[Number(id)]))),
    forget: () => setOwn({}),
  };
};

/**
 * Hands a parcel to a carrier, with all that waits or a part of it: the shopper is mailed its number. What is typed stays when a colleague
 * sends a part or gives pieces back meanwhile; the pieces are shown then.
 */
export function ShipForm({ order, onSent }: Props) {
  const t = useT();
  const lines = waitingLines(order);
  const [ownCarrier, setCarrier] = useState<string | null>(null);
  const carrier = ownCarrier ?? order.parcels.at(-1)?.carrier ?? '';
  const [number, setNumber] = useState('');
  const [trackingUrl, setTrackingUrl] = useState('');
  const [wantsPart, setPart] = useState(false);
  const { typed, setTyped, hasChanged, accept, forget } = useTypedPieces(lines, number.trim() !== '');
  const isPart = wantsPart || hasChanged;
  // Also those of a whole order: what a colleague sent or gave back meanwhile is refused, for the box on the table still holds it.
  const pieces = isPart ? typed : allPieces(lines);
  const fields = useFieldFaults<keyof TypedParcel | PiecesField>({
    ...parcelFaults({ carrier, number, trackingUrl }),
    ...piecesFaults(lines, pieces),
  });
  const [parcelsBefore, setParcelsBefore] = useState(0);
  const empty = (sent: DeskInput<'ship'>) => {
    setNumber((now) => typedSince(sent.number, now.trim()));
    setTrackingUrl((now) => typedSince(sent.trackingUrl ?? '', now.trim()));
    setPart(false);
    fields.uncheck();
    forget();
  };
  const ship = useDeskChange('ship', {
    done: 'desk.ship.done',
    then: (_done, sent) => {
      onSent();
      empty(sent);
    },
  });
  // The answer was lost, and the parcel is there: pressed once more, the form would send what is left under the same number.
  const lost = ship.isError ? ship.variables : null;
  const hasArrived = order.parcels.slice(parcelsBefore).some((one) => one.number === lost?.number);
  if (lost && hasArrived && number.trim() === lost.number) empty(lost);
  useUnsaved(number.trim() !== '' && !order.can.ship && !ship.isPending);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const items = piecesOf(lines, pieces);
    if (!fields.check() || items === null || ship.isPending) return;
    const where = { carrier: carrier.trim(), number: number.trim(), trackingUrl: trackingUrl.trim() };
    setParcelsBefore(order.parcels.length);
    ship.mutate({ no: order.no, ...where, items });
  };
  if (order.can.ship) {
    return order.parcels.length > 0 && order.can.ship === 'sent' ? null : (
      <p>
        <ObstacleText why={order.can.ship} needs="orders.fulfil" />
      </p>
    );
  }
  return (
    <Stack as="form" noValidate $gap={3} onSubmit={submit}>
      <TextField
        label={t('desk.ship.carrier')}
        value={carrier}
        list={carriersId}
        maxLength={100}
        isRequired
        error={fields.errorOf('carrier')}
        onChange={(event) => setCarrier(event.target.value)}
      />
      <Carriers />
      <TextField
        label={t('desk.ship.number')}
        value={number}
        maxLength={60}
        isRequired
        error={fields.errorOf('number')}
        onChange={(event) => setNumber(event.target.value)}
      />
      <TrackingUrlField value={trackingUrl} error={fields.errorOf('trackingUrl')} onChange={setTrackingUrl} />
      {lines.reduce((sum, { most }) => sum + most, 0) > 1 && (
        <Checkbox
          checked={isPart}
          onChange={(event) => {
            setPart(event.target.checked);
            accept();
          }}
        >
          <FormattedMessage id="desk.ship.part" />
        </Checkbox>
      )}
      {isPart && (
        <PiecesFields
          lines={lines}
          typed={typed}
          errorOf={({ id, most }) => fields.errorOf(`pieces.${id}`, { most })}
          onChange={setTyped}
        />
      )}
      {isPart && fields.errorOf('pieces') && (
        <Notice $tone="sale" role="alert">
          {fields.errorOf('pieces')}
        </Notice>
      )}
      <Button type="submit" variant="primary" isBusy={ship.isPending}>
        <FormattedMessage id="desk.ship.send" />
      </Button>
    </Stack>
  );
}
