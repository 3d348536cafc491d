import type { PeopleInviteInput } from '@souk/contract/desk';
import { Panel, SaveButton, useDeskChange, useUnsaved } from '@souk/desk';
import { useT } from '@souk/i18n';
import { Stack, TextField } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { MemberRoleField } from './member-role-field';

const empty: PeopleInviteInput = { email: '', role: 'packer' };

/** Invites somebody by mail, with the role that they will have at the merchant. */
export function InviteForm() {
  const t = useT();
  const [values, setValues] = useState(empty);
  const [isChecked, setChecked] = useState(false);
  const invite = useDeskChange('peopleInvite', {
    done: 'sell.people.invited',
    then: () => {
      setValues(empty);
      setChecked(false);
    },
  });
  const email = values.email.trim();
  useUnsaved(email !== '' && !invite.isPending);
  const isWhole = /^\S+@\S+\.\S+$/.test(email);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (isWhole && !invite.isPending) invite.mutate({ ...values, email });
  };
  return (
    <Panel title={t('sell.people.invite')}>
      <Stack as="form" noValidate $gap={4} onSubmit={submit}>
        <p>{t('sell.people.inviteText')}</p>
        <TextField
          label={t('sell.people.email')}
          type="email"
          autoComplete="off"
          value={values.email}
          maxLength={200}
          isRequired
          onChange={(event) => setValues({ ...values, email: event.target.value })}
        />
        <MemberRoleField role={values.role} onChange={(role) => setValues({ ...values, role })} />
        <SaveButton
          saveLabel={t('sell.people.sendInvite')}
          isBusy={invite.isPending}
          wrong={isChecked && !isWhole ? 'sell.people.emailMissing' : null}
        />
      </Stack>
    </Panel>
  );
}
