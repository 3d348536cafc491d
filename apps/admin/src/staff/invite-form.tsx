import type { StaffInviteInput } from '@souk/contract/desk';
import { Panel, SaveButton, useDeskChange, useUnsaved } from '@souk/desk';
import { useT } from '@souk/i18n';
import { Stack, TextField } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { RoleFields } from './role-fields';

const empty: StaffInviteInput = { email: '', roles: [] };

/** Invites somebody by mail, with the roles that they will have. */
export function InviteForm() {
  const t = useT();
  const [values, setValues] = useState(empty);
  const [isChecked, setChecked] = useState(false);
  const invite = useDeskChange('staffInvite', {
    done: 'admin.staff.invited',
    then: () => {
      setValues(empty);
      setChecked(false);
    },
  });
  useUnsaved(values !== empty && !invite.isPending);
  const isWhole = /^\S+@\S+\.\S+$/.test(values.email.trim()) && values.roles.length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isWhole && !invite.isPending) invite.mutate({ ...values, email: values.email.trim() });
  };
  return (
    <Panel title={t('admin.staff.invite')}>
      <Stack as="form" noValidate $gap={4} onSubmit={submit}>
        <p>{t('admin.staff.inviteText')}</p>
        <TextField
          label={t('admin.staff.email')}
          type="email"
          value={values.email}
          maxLength={200}
          isRequired
          onChange={(event) => setValues({ ...values, email: event.target.value })}
        />
        <RoleFields roles={values.roles} onChange={(roles) => setValues({ ...values, roles })} />
        <SaveButton
          saveLabel={t('admin.staff.sendInvite')}
          isBusy={invite.isPending}
          wrong={isChecked && !isWhole ? 'admin.staff.inviteMissing' : null}
        />
      </Stack>
    </Panel>
  );
}
