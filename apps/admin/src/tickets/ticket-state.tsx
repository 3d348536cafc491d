import type { DeskTicket } from '@souk/contract/desk';
import { useDesk, useDeskChange } from '@souk/desk';
import { FormattedMessage } from '@souk/i18n';
import { Button } from '@souk/ui';

/** Closes a ticket that needs no answer, or opens it again. Who only reads sees nothing. */
export function TicketState({ ticket: { id, status, events } }: { ticket: DeskTicket }) {
  const { may } = useDesk();
  const set = useDeskChange('ticketState', { done: 'admin.tickets.stateSet' });
  if (!may('tickets.answer')) return null;
  const to = status === 'CLOSED' ? 'OPEN' : 'CLOSED';
  const press = () => {
    if (!set.isPending) set.mutate({ id, to, lastEventId: events.at(-1)?.id ?? 0 });
  };
  return (
    <>
      <Button isBusy={set.isPending} onClick={press}>
        <FormattedMessage id={to === 'CLOSED' ? 'admin.tickets.close' : 'admin.tickets.reopen'} />
      </Button>
      <small>
        <FormattedMessage id="admin.tickets.stateText" />
      </small>
    </>
  );
}
