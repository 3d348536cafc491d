import type { PeopleInviteInput } from '@souk/contract/desk';
import { EmailForm, useDeskChange } from '@souk/desk';
import { useT } from '@souk/i18n';
import { useState } from 'react';
import { MemberRoleField } from './member-role-field';

/** Whoever is invited mostly packs parcels. */
const usual: PeopleInviteInput['role'] = 'packer';

/** Invites somebody by mail, with the role that they will have at the merchant. */
export function InviteForm() {
  const t = useT();
  const [role, setRole] = useState(usual);
  const invite = useDeskChange('peopleInvite', { done: 'sell.people.invited', then: () => setRole(usual) });
  return (
    <EmailForm
      title={t('sell.people.invite')}
      text={t('sell.people.inviteText')}
      saveLabel={t('sell.people.sendInvite')}
      isBusy={invite.isPending}
      onSend={(email, clear) => invite.mutate({ email, role }, { onSuccess: clear })}
    >
      {() => <MemberRoleField role={role} onChange={setRole} />}
    </EmailForm>
  );
}
