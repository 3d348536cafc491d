import type { DeskStatement } from '@souk/contract/desk';
import { Panel, SaveButton, useFieldFaults, useDesk, useDeskChange, useUnsaved } from '@souk/desk';
import { useT } from '@souk/i18n';
import { Stack, TextField } from '@souk/ui';
import { type FormEvent, useState } from 'react';

/** Notes that a closed statement's sum was transferred: its reference and its day. */
export function PayoutForm({ statement: { id, version, state } }: { statement: DeskStatement }) {
  const t = useT();
  const { may } = useDesk();
  const [ref, setRef] = useState('');
  const [paidOn, setPaidOn] = useState('');
  const fields = useFieldFaults({
    ...(ref.trim() === '' ? { ref: 'admin.payouts.refMissing' } : {}),
    ...(paidOn === '' ? { on: 'admin.payouts.onMissing' } : {}),
  });
  const pay = useDeskChange('statementPaid', { done: 'admin.payouts.paid' });
  useUnsaved(state === 'due' && (ref !== '' || paidOn !== '') && !pay.isPending && !pay.isSuccess);
  if (state !== 'due' || !may('payouts.write')) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fields.check() && !pay.isPending) pay.mutate({ id, version, ref: ref.trim(), paidOn });
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
          error={fields.errorOf('on')}
          isRequired
          onChange={(event) => setPaidOn(event.target.value)}
        />
        <SaveButton saveLabel={t('admin.payouts.pay')} isBusy={pay.isPending} wrong={fields.wrong} />
      </Stack>
    </Panel>
  );
}
