import { fieldErrorsOf } from '@souk/api-client';
import { pointsAdjustMost } from '@souk/contract/desk';
import { faultsIn, FormDialog, ReasonField, reasonFault, useDesk, useDeskChange, useFieldFaults } from '@souk/desk';
import { pointsMost } from '@souk/domain/desk';
import { useT } from '@souk/i18n';
import { useSay } from '@souk/state';
import { TextField } from '@souk/ui';
import { useState } from 'react';

type Props = {
  customerKey: string;
  /** How many there are now. */
  points: number;
  onClose: () => void;
};

/** What is typed as a number of points; NaN: it is none. */
const amountOf = (typed: string) => (/^[+-]?\d+$/.test(typed) ? Number(typed) || NaN : NaN);

/** What is wrong with a number of points: the id of the message; null: nothing. @param most that one may add or take */
const amountFault = (amount: number, { points, most }: { points: number; most: number }) => {
  if (Number.isNaN(amount)) return 'admin.customers.pointsWrong';
  if (Math.abs(amount) > most) return 'admin.customers.pointsTooMany';
  return amount < 0 && points + amount < 0 ? 'admin.customers.pointsTooFew' : null;
};

/** Asks how many points more or fewer, and why. */
export function PointsDialog({ customerKey: key, points, onClose }: Props) {
  const t = useT();
  const say = useSay();
  const most = pointsMost(useDesk().self.roles) ?? pointsAdjustMost;
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const change = useDeskChange('customerPoints', {
    done: null,
    then: ({ points: left }) => say.done('admin.customers.pointsDone', { points: left }),
    thenIfMounted: onClose,
    failed: (error) => {
      const { amount: said } = fieldErrorsOf(error);
      if (said) setRefused(said);
      else say.failed(error);
    },
  });
  const amount = amountOf(typed.trim().replace('−', '-'));
  const fields = useFieldFaults(
    faultsIn({ amount: amountFault(amount, { points, most }), reason: reasonFault(reason) }),
    { most },
  );
  const submit = () => {
    if (fields.check() && !change.isPending) change.mutate({ key, amount, reason: reason.trim() });
  };
  return (
    <FormDialog
      title={t('admin.customers.pointsChange')}
      isUnsaved={(typed + reason).trim() !== '' && !change.isPending}
      confirm={t('admin.customers.pointsChange')}
      isBusy={change.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>
        {t('admin.customers.pointsNow', { points })} {t('admin.customers.pointsText')}{' '}
        {t('admin.customers.pointsMost', { most })}
      </p>
      <TextField
        label={t('admin.customers.pointsAmount')}
        hint={t('admin.customers.pointsHint')}
        value={typed}
        autoComplete="off"
        isRequired
        data-autofocus
        error={fields.errorOf('amount') ?? refused}
        onChange={(event) => {
          setTyped(event.target.value);
          setRefused(null);
        }}
      />
      <ReasonField
        label={t('admin.customers.reason')}
        hint={t('admin.customers.pointsReasonHint')}
        value={reason}
        error={fields.errorOf('reason')}
        onChange={setReason}
      />
    </FormDialog>
  );
}
