import { type StaffRole, staffRoles } from '@souk/contract/desk';
import { CheckboxGroup } from '@souk/desk';
import { useT } from '@souk/i18n';
import { Checkbox } from '@souk/ui';

type Props = { roles: readonly StaffRole[]; error?: string | null; onChange: (roles: StaffRole[]) => void };

/** Which roles somebody has, each with what it opens. */
export function RoleFields({ roles, error = null, onChange }: Props) {
  const t = useT();
  const toggle = (role: StaffRole, isWanted: boolean) =>
    onChange(staffRoles.filter((one) => (one === role ? isWanted : roles.includes(one))));
  return (
    <CheckboxGroup legend={t('admin.staff.roles')} error={error}>
      {staffRoles.map((role) => (
        <Checkbox key={role} checked={roles.includes(role)} onChange={(event) => toggle(role, event.target.checked)}>
          <span>
            {t(`admin.staff.role.${role}`)} <small>{t(`admin.staff.may.${role}`)}</small>
          </span>
        </Checkbox>
      ))}
    </CheckboxGroup>
  );
}
