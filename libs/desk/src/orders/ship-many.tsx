import type { DeskOrderRow, ShipManyResult } from '@souk/contract/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { useSay } from '@souk/state';
import { Dialog, Notice, Stack, TextField } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { DialogButtons } from '../parts/form-buttons';
import { toNextEmptyField } from '../parts/next-empty-field';
import { useUnsaved } from '../parts/unsaved-guard';
import { useDeskChange } from '../parts/use-desk';
import { type FieldFaults, useFieldFaults } from '../parts/use-field-faults';
import { Carriers, carriersId } from './carriers';

/** What is typed: the carrier, and numbers by those of their orders. */
type Typed = { carrier: string; numbers: Readonly<Record<string, string>> };
export const nothingTyped: Typed = { carrier: '', numbers: {} };

/** What is missing; `number.PT1-1`: at the number of that order's parcel. */
const faultsOf = (
  orders: readonly DeskOrderRow[],
  { carrier, numbers }: Typed,
): FieldFaults<'carrier' | `number.${string}`> => ({
  ...(carrier.trim() === '' ? { carrier: 'desk.ship.carrierMissing' } : {}),
  ...Object.fromEntries(
    orders.filter(({ no }) => !numbers[no]?.trim()).map(({ no }) => [`number.${no}`, 'desk.ship.numberMissing']),
  ),
});

type Props = {
  orders: readonly DeskOrderRow[];
  /** Stored outside: it stays where the window is closed by mistake. */
  typed: Typed;
  onType: (typed: Typed) => void;
  onClose: () => void;
  onSent: (done: readonly string[]) => void;
};

/** Sends several orders: one carrier, a number for each. What was refused stays, with the reason, and can be sent again. */
export function ShipMany({ orders, typed, onType, onClose, onSent }: Props) {
  const t = useT();
  const say = useSay();
  const { carrier, numbers } = typed;
  const [refused, setRefused] = useState<ShipManyResult['refused']>([]);
  const fields = useFieldFaults(faultsOf(orders, typed));
  const ship = useDeskChange('shipMany', {
    done: null,
    then: (result) => {
      setRefused(result.refused);
      if (result.done.length > 0) say.done('desk.orders.manySent', { count: result.done.length });
      onSent(result.done);
    },
    thenIfMounted: (result) => result.refused.length === 0 && onClose(),
  });
  useUnsaved(orders.some(({ no }) => numbers[no]?.trim()) && !ship.isPending);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!fields.check() || ship.isPending) return;
    ship.mutate({
      parcels: orders.map(({ no }) => ({ no, carrier: carrier.trim(), number: numbers[no]?.trim() ?? '' })),
    });
  };
  return (
    <Dialog title={t('desk.orders.shipChosen')} closeLabel={t('word.close')} onClose={onClose} $width={640}>
      <Stack as="form" noValidate $gap={4} onSubmit={submit} onKeyDown={toNextEmptyField}>
        <TextField
          label={t('desk.ship.carrier')}
          value={carrier}
          list={carriersId}
          maxLength={100}
          isRequired
          data-autofocus
          error={fields.errorOf('carrier')}
          onChange={(event) => onType({ ...typed, carrier: event.target.value })}
        />
        <Carriers />
        {orders.map(({ no, customer }) => (
          <TextField
            key={no}
            label={t('desk.ship.numberOf', { no, customer })}
            value={numbers[no] ?? ''}
            maxLength={60}
            isRequired
            error={fields.errorOf(`number.${no}`) ?? refused.find((one) => one.no === no)?.message ?? null}
            onChange={(event) => onType({ ...typed, numbers: { ...numbers, [no]: event.target.value } })}
          />
        ))}
        {refused.length > 0 && (
          <Notice $tone="sale" role="alert">
            <FormattedMessage id="desk.orders.manyRefused" values={{ count: refused.length }} />
          </Notice>
        )}
        <DialogButtons confirm={t('desk.ship.send')} isBusy={ship.isPending} onClose={onClose} />
      </Stack>
    </Dialog>
  );
}
