import type { DeskMerchant } from '@souk/contract/desk';
import { Panel, SaveButton, useDesk, useDeskChange, useUnsaved } from '@souk/desk';
import { useT } from '@souk/i18n';
import { useSay } from '@souk/state';
import { Stack, TextField } from '@souk/ui';
import { type FormEvent, useState } from 'react';

/** Appoints an owner of a merchant that has none any more. Absent while it has one. */
export function AppointOwnerForm({ merchant: { id, owners, state } }: { merchant: DeskMerchant }) {
  const t = useT();
  const say = useSay();
  const { may } = useDesk();
  const [email, setEmail] = useState('');
  const [isChecked, setChecked] = useState(false);
  const appoint = useDeskChange('merchantOwner', {
    done: null,
    then: ({ isInvited }) => {
      say.done(isInvited ? 'admin.merchants.ownerInvited' : 'admin.merchants.ownerAppointed');
      setEmail('');
      setChecked(false);
    },
  });
  const given = email.trim();
  useUnsaved(given !== '' && !appoint.isPending);
  if (owners > 0 || state === 'closed' || !may('merchants.decide')) return null;
  const isWhole = /^\S+@\S+\.\S+$/.test(given);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isWhole && !appoint.isPending) appoint.mutate({ id, email: given });
  };
  return (
    <Panel title={t('admin.merchants.appoint')}>
      <Stack as="form" noValidate $gap={4} onSubmit={submit}>
        <p>{t('admin.merchants.appointText')}</p>
        <TextField
          label={t('admin.merchants.email')}
          type="email"
          autoComplete="off"
          value={email}
          maxLength={200}
          isRequired
          onChange={(event) => setEmail(event.target.value)}
        />
        <SaveButton
          saveLabel={t('admin.merchants.appointSave')}
          isBusy={appoint.isPending}
          wrong={isChecked && !isWhole ? 'admin.merchants.emailMissing' : null}
        />
      </Stack>
    </Panel>
  );
}
