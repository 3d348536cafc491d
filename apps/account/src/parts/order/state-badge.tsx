import { FormattedMessage } from '@souk/i18n';
import { Badge } from '@souk/ui';
import type { StateLook } from './order-look';

/** A state in words and colour. */
export function StateBadge({ look: { label, tone, Icon } }: { look: StateLook }) {
  return (
    <Badge $tone={tone}>
      <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
      <FormattedMessage id={label} />
    </Badge>
  );
}
