import type { StaffRole } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Badge, Cluster } from '@souk/ui';

/** Roles of the platform, in words. */
export function RoleBadges({ roles }: { roles: readonly StaffRole[] }) {
  return (
    <Cluster $gap={1}>
      {roles.map((role) => (
        <Badge key={role} $tone={role === 'admin' ? 'brand' : 'neutral'}>
          <FormattedMessage id={`admin.staff.role.${role}`} />
        </Badge>
      ))}
    </Cluster>
  );
}
