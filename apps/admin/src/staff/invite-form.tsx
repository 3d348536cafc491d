import type { StaffInviteInput } from '@souk/contract/desk';
import { EmailForm, useDeskChange } from '@souk/desk';
import { useT } from '@souk/i18n';
import { useState } from 'react';
import { RoleFields } from './role-fields';

const none: StaffInviteInput['roles'] = [];

/** Invites somebody by mail, with the roles that they will have. */
export function InviteForm() {
  const t = useT();
  const [roles, setRoles] = useState(none);
  const invite = useDeskChange('staffInvite', { done: 'admin.staff.invited', then: () => setRoles(none) });
  return (
    <EmailForm
      title={t('admin.staff.invite')}
      text={t('admin.staff.inviteText')}
      saveLabel={t('admin.staff.sendInvite')}
      isBusy={invite.isPending}
      isTouched={roles.length > 0}
      fault={roles.length > 0 ? null : 'admin.staff.rolesMissing'}
      onSend={(email, clear) => invite.mutate({ email, roles }, { onSuccess: clear })}
    >
      {(error) => <RoleFields roles={roles} error={error} onChange={setRoles} />}
    </EmailForm>
  );
}
