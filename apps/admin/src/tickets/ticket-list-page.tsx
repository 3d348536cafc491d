import { type DeskTicketRow, deskTicketTabs } from '@souk/contract/desk';
import { Age, DeskFrame, ListPage, StoreTime, useDesk, useDeskQuery } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink } from '@souk/ui';
import { TicketBadge } from '../parts/ticket-badge';
import { TicketFilters, useNarrowedName } from './ticket-filters';
import { ticketListInput, useTicketListUrl } from './ticket-list.url';

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
  const { may } = useDesk();
  const url = useTicketListUrl();
  const query = useDeskQuery('tickets', ticketListInput(url));
  const categories = query.data?.categories ?? [];
  const narrowed = useNarrowedName(url.filters, categories);
  return (
    <>
      {may('tickets.answer') && (
        <div>
          <ButtonLink as={Link} to="/admin/tickets/replies">
            <FormattedMessage id="admin.replies.title" />
          </ButtonLink>
        </div>
      )}
      <ListPage<(typeof deskTicketTabs)[number], DeskTicketRow, NonNullable<typeof query.data>>
        words="admin.tickets"
        url={url}
        tabs={deskTicketTabs}
        query={query}
        filter={{
          choice: (
            <TicketFilters filters={url.filters} categories={categories} hrefOf={(filters) => url.href({ filters })} />
          ),
          name: narrowed,
        }}
        keyOf={({ ticketNo }) => ticketNo}
        hrefOf={({ id }) => `/admin/tickets/${id}`}
        columns={[
          { id: 'subject', header: t('admin.tickets.subject'), cell: ({ subject }) => subject },
          {
            id: 'no',
            header: t('admin.tickets.no'),
            isWide: 'desktop',
            isWhole: true,
            cell: ({ ticketNo }) => ticketNo,
          },
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
            cell: ({ lastWord }) => (
              <>
                <StoreTime iso={lastWord.at} /> <small>{t(`admin.tickets.lastBy.${lastWord.by}`)}</small>
              </>
            ),
          },
          {
            id: 'opened',
            header: t('admin.tickets.opened'),
            isWide: 'desktop',
            cell: ({ createdAt }) => <Age iso={createdAt} />,
          },
          { id: 'state', header: t('admin.tickets.state'), cell: (ticket) => <TicketBadge ticket={ticket} /> },
        ]}
      />
    </>
  );
}
