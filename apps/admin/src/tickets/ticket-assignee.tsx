import type { DeskTicket } from '@souk/contract/desk';
import { useDesk, useDeskChange } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button, SelectField, Stack } from '@souk/ui';

/** Who answers a ticket: chosen from those who may, or taken by whoever looks. Who only reads sees the name. */
export function TicketAssignee({ ticket: { id, assignee, me, people } }: { ticket: DeskTicket }) {
  const t = useT();
  const { may } = useDesk();
  const assign = useDeskChange('ticketAssign', { done: 'admin.tickets.assigned' });
  const give = (to: string | null) => {
    const from = assignee?.sub ?? null;
    if (to !== from && !assign.isPending) assign.mutate({ id, from, to });
  };
  if (!may('tickets.answer')) return <p>{assignee ? assignee.name : <FormattedMessage id="admin.tickets.nobody" />}</p>;
  // Whoever has it stays to be read when they answer tickets no longer.
  const listed = assignee && !people.some(({ sub }) => sub === assignee.sub) ? [assignee, ...people] : people;
  return (
    <Stack $gap={3}>
      <SelectField
        label={t('admin.tickets.assignee')}
        value={assignee?.sub ?? ''}
        disabled={assign.isPending}
        onChange={(event) => give(event.target.value || null)}
      >
        <option value="">{t('admin.tickets.nobody')}</option>
        {listed.map(({ sub, name }) => (
          <option key={sub} value={sub}>
            {sub === me ? t('admin.tickets.me', { name }) : name}
          </option>
        ))}
      </SelectField>
      {assignee?.sub !== me && (
        <Button isBusy={assign.isPending} onClick={() => give(me)}>
          <FormattedMessage id="admin.tickets.take" />
        </Button>
      )}
    </Stack>
  );
}
