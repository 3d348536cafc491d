import type { DeskInput, DeskMerchant } from '@souk/contract/desk';
import {
  faultsIn,
  Panel,
  reasonFault,
  RemovalDialog,
  SaveButton,
  typedCents,
  useDesk,
  useDeskChange,
  useFieldFaults,
  useUnsaved,
} from '@souk/desk';
import { useMoney, useT } from '@souk/i18n';
import { RadioGroup, Stack, TextField } from '@souk/ui';
import { type FormEvent, useState } from 'react';

/** What can be booked: its kind in the ledger, and whether it is to the merchant. */
const bookings = {
  'adjustment.plus': { kind: 'adjustment', sign: 1 },
  'adjustment.minus': { kind: 'adjustment', sign: -1 },
  settlement: { kind: 'settlement', sign: 1 },
} as const;
type BookingName = keyof typeof bookings;
const names = Object.keys(bookings) as BookingName[];

const mostCents = 10_000_000;
const nothing = { amount: '', reason: '' };

/** Books a sum by hand on a merchant's account, with a reason that the merchant reads, once it was asked about. Absent for a role that may not. */
export function BookingForm({ merchant: { id, name: merchant } }: { merchant: Pick<DeskMerchant, 'id' | 'name'> }) {
  const t = useT();
  const money = useMoney();
  const { may } = useDesk();
  const [name, setName] = useState<BookingName>('adjustment.plus');
  const [typed, setTyped] = useState(nothing);
  const [asked, setAsked] = useState<DeskInput<'booking'> | null>(null);
  const cents = typedCents(typed.amount);
  const isAmount = cents !== null && cents > 0 && cents <= mostCents;
  const fields = useFieldFaults(
    faultsIn({ amount: isAmount ? null : 'admin.booking.badAmount', reason: reasonFault(typed.reason) }),
  );
  const book = useDeskChange('booking', {
    done: 'admin.booking.done',
    then: () => {
      setTyped(nothing);
      fields.uncheck();
    },
  });
  useUnsaved((typed.amount !== '' || typed.reason !== '') && !book.isPending);
  if (!may('payouts.write')) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!fields.check() || cents === null || book.isPending) return;
    const { kind, sign } = bookings[name];
    setAsked({ id, kind, cents: cents * sign, reason: typed.reason.trim() });
  };
  const send = () => {
    if (asked) book.mutate(asked);
    setAsked(null);
  };
  return (
    <Panel title={t('admin.booking.title')}>
      <Stack as="form" noValidate $gap={4} onSubmit={submit}>
        <p>{t('admin.booking.text')}</p>
        <RadioGroup
          legend={t('admin.booking.kind')}
          name="booking-kind"
          options={names.map((value) => ({ value, label: t(`admin.booking.${value}`) }))}
          value={name}
          onChange={(value) => setName(value as BookingName)}
        />
        <TextField
          label={t('admin.booking.amount')}
          value={typed.amount}
          inputMode="decimal"
          isRequired
          error={fields.errorOf('amount')}
          onChange={({ target: { value } }) => setTyped((now) => ({ ...now, amount: value }))}
        />
        <TextField
          label={t('admin.booking.reason')}
          value={typed.reason}
          maxLength={200}
          isRequired
          error={fields.errorOf('reason')}
          onChange={({ target: { value } }) => setTyped((now) => ({ ...now, reason: value }))}
        />
        <SaveButton saveLabel={t('admin.booking.save')} isBusy={book.isPending} wrong={fields.wrong} />
      </Stack>
      {asked && (
        <RemovalDialog
          title={t('admin.booking.title')}
          text={t('admin.booking.ask', {
            merchant,
            kind: t(`admin.booking.${name}`),
            amount: money(Math.abs(asked.cents) / 100),
            reason: asked.reason,
          })}
          confirm={t('admin.booking.save')}
          isBusy={book.isPending}
          onConfirm={send}
          onClose={() => setAsked(null)}
        />
      )}
    </Panel>
  );
}
