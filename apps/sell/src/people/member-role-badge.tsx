import type { MemberRole } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Badge } from '@souk/ui';

/** A role at the merchant, in words. */
export function MemberRoleBadge({ role }: { role: MemberRole }) {
  return (
    <Badge $tone={role === 'owner' ? 'brand' : 'neutral'}>
      <FormattedMessage id={`sell.people.role.${role}`} />
    </Badge>
  );
}
