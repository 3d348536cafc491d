import { type DeskTicketRow, deskTicketTabs } from '@souk/contract/desk';
import { DeskFrame, ListPage, useDeskQuery, useListUrl } from '@souk/desk';
import { DateText, useT } from '@souk/i18n';
import { TicketBadge } from '../parts/ticket-badge';

/** Tickets: those whose shopper had the last word first, the oldest at the top. */
export function TicketListPage() {
  return (
    <DeskFrame screen="tickets" merchantId={null}>
      <TicketList />
    </DeskFrame>
  );
}

function TicketList() {
  const t = useT();
  const url = useListUrl(deskTicketTabs);
  const query = useDeskQuery('tickets', url.input);
  return (
    <ListPage<(typeof deskTicketTabs)[number], DeskTicketRow, NonNullable<typeof query.data>>
      words="admin.tickets"
      url={url}
      tabs={deskTicketTabs}
      query={query}
      keyOf={({ ticketNo }) => ticketNo}
      hrefOf={({ id }) => `/admin/tickets/${id}`}
      columns={[
        { id: 'subject', header: t('admin.tickets.subject'), cell: ({ subject }) => subject },
        { id: 'category', header: t('admin.tickets.category'), isWide: true, cell: ({ category }) => category },
        { id: 'shopper', header: t('admin.tickets.shopper'), isWide: true, cell: ({ shopper }) => shopper },
        {
          id: 'assignee',
          header: t('admin.tickets.who'),
          isWide: true,
          cell: ({ assignee }) => assignee?.name ?? t('admin.tickets.nobody'),
        },
        {
          id: 'at',
          header: t('admin.tickets.at'),
          isWide: true,
          cell: ({ modifiedAt }) => <DateText iso={modifiedAt} look="time" />,
        },
        { id: 'state', header: t('admin.tickets.state'), cell: (ticket) => <TicketBadge ticket={ticket} /> },
      ]}
    />
  );
}
