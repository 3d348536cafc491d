import type { TicketSummary } from '@souk/contract';
import { ticketPath } from '@souk/domain';
import { DateText, FormattedMessage, useT } from '@souk/i18n';
import { lazyPart } from '@souk/mfe';
import { useInfiniteQuery } from '@souk/query';
import { Link, useNavigate, useSearchParams } from '@souk/router';
import { useApi } from '@souk/state';
import { Badge, ButtonLink, EmptyState, TabLink } from '@souk/ui';
import { LifeBuoy, MessageCirclePlus } from 'lucide-react';
import { Suspense } from 'react';
import styled from 'styled-components';
import { RowsShape } from '../parts/feedback/shapes';
import { AccountFrame } from '../parts/account-frame/account-frame';
import { StateBadge } from '../parts/order/state-badge';
import { PagedList } from '../parts/paged/paged-list';
import { ticketLooks } from './ticket-look';
import { ticketQueries } from '../parts/ticket.queries';
import { TabRow } from '../parts/tab-row';
import { newTicketHref, readTicketList, ticketListHref, ticketStatuses } from './ticket.url';

const NewTicket = lazyPart(async () => ({ default: (await import('./new-ticket')).NewTicket }));

/** Own tickets, and a new one. Source: spec 2, Routes; ACCT-07. */
export function TicketListPage() {
  const t = useT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { status, isNew, about } = readTicketList(search);
  const query = useInfiniteQuery(ticketQueries(useApi()).list(status));
  return (
    <AccountFrame
      title="account.tickets"
      area="/users/support_ticket"
      action={
        <ButtonLink as={Link} to={newTicketHref(status)} $variant="primary">
          <MessageCirclePlus size={20} strokeWidth={1.5} aria-hidden="true" />
          <FormattedMessage id="tickets.new" />
        </ButtonLink>
      }
    >
      <TabRow label={t('tickets.statuses')}>
        {[null, ...ticketStatuses].map((one) => (
          <TabLink
            key={one ?? 'all'}
            as={Link}
            to={ticketListHref(one)}
            aria-current={one === status ? 'page' : undefined}
          >
            <FormattedMessage id={one ? `tickets.status.${one}` : 'tickets.all'} />
          </TabLink>
        ))}
      </TabRow>
      <PagedList query={query} keyOf={({ id }) => id} skeleton={<RowsShape rows={3} />} empty={<NoTickets />}>
        {(tickets) => (
          <List>
            {tickets.map((ticket) => (
              <Row key={ticket.id} ticket={ticket} />
            ))}
          </List>
        )}
      </PagedList>
      <Suspense>
        {isNew && <NewTicket about={about} onClose={() => void navigate(ticketListHref(status), { replace: true })} />}
      </Suspense>
    </AccountFrame>
  );
}

function Row({ ticket }: { ticket: TicketSummary }) {
  return (
    <li>
      <p>
        <Link to={ticketPath(ticket.id)}>{ticket.subject}</Link>
        <small>
          {ticket.ticketNo} · {ticket.category.name}
          {'\u00a0· '}
          <DateText iso={ticket.modifyTime} look="short" />
        </small>
      </p>
      {ticket.unread && (
        <Badge $tone="ok">
          <FormattedMessage id="tickets.unread" />
        </Badge>
      )}
      <StateBadge look={ticketLooks[ticket.status]} />
    </li>
  );
}

function NoTickets() {
  return (
    <EmptyState
      picture={<LifeBuoy size={48} strokeWidth={1} aria-hidden="true" />}
      title={<FormattedMessage id="tickets.none" />}
    >
      <FormattedMessage id="tickets.noneText" />
    </EmptyState>
  );
}

const List = styled.ul`
  padding: 0;
  list-style: none;
  & > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    gap: 8px 14px;
    align-items: center;
    padding-block: 16px;
    border-bottom: 1px solid var(--color-line);
  }
  & p {
    display: grid;
    flex: 1 1 240px;
    min-width: 0;
  }
  & a {
    overflow-wrap: anywhere;
    font-weight: 600;
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & li:hover a {
    text-decoration: underline;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
  & time {
    white-space: nowrap;
  }
`;
