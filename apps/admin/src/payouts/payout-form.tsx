import type { DeskStatement } from '@souk/contract/desk';
import {
  Panel,
  RemovalDialog,
  SaveButton,
  storeDayIn,
  faultsIn,
  useFieldFaults,
  useDesk,
  useDeskChange,
  useServerFieldErrors,
  useStoreZone,
  useUnsaved,
} from '@souk/desk';
import { payoutObstacle } from '@souk/domain/desk';
import { formatDate, useLocale, useMoney, useT } from '@souk/i18n';
import { Stack, TextField } from '@souk/ui';
import { type FormEvent, useState } from 'react';

/** What is wrong with the day of a transfer; null: nothing. The other obstacles are the statement's: it shows them by having no form. */
const dayFault = ({ period, dueCents }: DeskStatement, paidOn: string, today: string) => {
  if (paidOn === '') return 'admin.payouts.onMissing';
  const obstacle = payoutObstacle({ dueCents, isPaid: false }, { paidOn, today, firstDay: `${period}-01` });
  return obstacle === 'paidLater' || obstacle === 'paidTooEarly' ? `admin.payouts.${obstacle}` : null;
};

/** Notes that a closed statement's sum was transferred: its reference and its day. */
export function PayoutForm({ statement }: { statement: DeskStatement }) {
  const { id, version, state, dueCents, merchantName: merchant } = statement;
  const t = useT();
  const money = useMoney();
  const { locale } = useLocale();
  const today = storeDayIn(useStoreZone());
  const { may } = useDesk();
  const [ref, setRef] = useState('');
  const [paidOn, setPaidOn] = useState('');
  const [isAsked, setAsked] = useState(false);
  const pay = useDeskChange('statementPaid', { done: 'admin.payouts.paid', fields: ['paidOn'] });
  const fields = useFieldFaults(
    faultsIn({
      ref: ref.trim() === '' ? 'admin.payouts.refMissing' : null,
      paidOn: dayFault(statement, paidOn, today),
    }),
    {},
    useServerFieldErrors(pay.error, { paidOn }),
  );
  useUnsaved(state === 'due' && (ref !== '' || paidOn !== '') && !pay.isPending && !pay.isSuccess);
  if (state !== 'due' || !may('payouts.write')) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fields.check() && !pay.isPending) setAsked(true);
  };
  const send = () => {
    setAsked(false);
    pay.mutate({ id, version, ref: ref.trim(), paidOn });
  };
  return (
    <Panel title={t('admin.payouts.pay')}>
      <Stack as="form" noValidate $gap={4} onSubmit={submit}>
        <p>{t('admin.payouts.payText')}</p>
        <TextField
          label={t('admin.payouts.ref')}
          value={ref}
          error={fields.errorOf('ref')}
          maxLength={80}
          isRequired
          onChange={(event) => setRef(event.target.value)}
        />
        <TextField
          label={t('admin.payouts.on')}
          type="date"
          value={paidOn}
          error={fields.errorOf('paidOn')}
          isRequired
          onChange={(event) => setPaidOn(event.target.value)}
        />
        <SaveButton saveLabel={t('admin.payouts.pay')} isBusy={pay.isPending} wrong={fields.wrong} />
      </Stack>
      {isAsked && (
        <RemovalDialog
          title={t('admin.payouts.pay')}
          text={t('admin.payouts.payAsk', {
            merchant,
            amount: money((dueCents ?? 0) / 100),
            ref: ref.trim(),
            day: formatDate(paidOn, locale, 'short'),
          })}
          confirm={t('admin.payouts.pay')}
          isBusy={pay.isPending}
          onConfirm={send}
          onClose={() => setAsked(false)}
        />
      )}
    </Panel>
  );
}
