import type { DeskTicketRow } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Badge } from '@souk/ui';

/** Whose turn it is, in words. */
export function TicketBadge({ ticket: { status, waits } }: { ticket: Pick<DeskTicketRow, 'status' | 'waits'> }) {
  if (status === 'CLOSED') {
    return (
      <Badge>
        <FormattedMessage id="admin.tickets.closed" />
      </Badge>
    );
  }
  return (
    <Badge $tone={waits ? 'sale' : 'ok'}>
      <FormattedMessage id={waits ? 'admin.tickets.waits' : 'admin.tickets.answered'} />
    </Badge>
  );
}
