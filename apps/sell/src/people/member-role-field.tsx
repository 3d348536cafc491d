import { type MemberRole, memberRoles } from '@souk/contract/desk';
import { useT } from '@souk/i18n';
import { SelectField } from '@souk/ui';

type Props = { role: MemberRole; isDisabled?: boolean; onChange: (role: MemberRole) => void };

/** The role that somebody has at the merchant, with what it opens. */
export function MemberRoleField({ role, isDisabled, onChange }: Props) {
  const t = useT();
  return (
    <SelectField
      label={t('sell.people.role')}
      hint={t(`sell.people.may.${role}`)}
      value={role}
      disabled={isDisabled}
      onChange={({ target }) => {
        const chosen = memberRoles.find((one) => one === target.value);
        if (chosen) onChange(chosen);
      }}
    >
      {memberRoles.map((one) => (
        <option key={one} value={one}>
          {t(`sell.people.role.${one}`)}
        </option>
      ))}
    </SelectField>
  );
}
