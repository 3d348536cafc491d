import { type StaffRole, staffRoles } from '@souk/contract/desk';
import { useT } from '@souk/i18n';
import { Checkbox } from '@souk/ui';
import styled from 'styled-components';

type Props = { roles: readonly StaffRole[]; onChange: (roles: StaffRole[]) => void };

/** Which roles somebody has, each with what it opens. */
export function RoleFields({ roles, onChange }: Props) {
  const t = useT();
  const toggle = (role: StaffRole, isWanted: boolean) =>
    onChange(staffRoles.filter((one) => (one === role ? isWanted : roles.includes(one))));
  return (
    <Group>
      <legend>{t('admin.staff.roles')}</legend>
      {staffRoles.map((role) => (
        <Checkbox key={role} checked={roles.includes(role)} onChange={(event) => toggle(role, event.target.checked)}>
          <span>
            {t(`admin.staff.role.${role}`)} <small>{t(`admin.staff.may.${role}`)}</small>
          </span>
        </Checkbox>
      ))}
    </Group>
  );
}

const Group = styled.fieldset`
  display: grid;
  gap: 10px;
  min-width: 0;
  padding: 0;
  border: 0;
  & > legend {
    margin-bottom: 6px;
    font-weight: 500;
  }
  & small {
    display: block;
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
