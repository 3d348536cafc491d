import type { Ticket, TicketAssociation } from '@souk/contract';
import { orderDetailPath } from '@souk/domain';
import { DateText, FormattedMessage } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { Link, useSearchParams } from '@souk/router';
import { useApi } from '@souk/state';
import { ButtonLink, EmptyState, Stack } from '@souk/ui';
import styled from 'styled-components';
import { AccountFrame } from '../parts/account-frame/account-frame';
import { Loaded } from '../parts/feedback/loaded';
import { DetailShape } from '../parts/feedback/shapes';
import { StateBadge } from '../parts/order/state-badge';
import { TicketEvents } from './ticket-events';
import { ticketLooks } from './ticket-look';
import { TicketReply } from './ticket-reply';
import { ticketQueries } from '../parts/ticket.queries';
import { readTicketId } from './ticket.url';

/** One ticket with all that was said. Source: spec 2, Routes; ROUTE-23, ACCT-07. */
export function TicketViewPage() {
  const [search] = useSearchParams();
  const id = readTicketId(search);
  return (
    <AccountFrame title="tickets.viewTitle" area="/users/support_ticket">
      {id ? <View id={id} /> : <NoTicket />}
    </AccountFrame>
  );
}

function View({ id }: { id: number }) {
  const query = useQuery(ticketQueries(useApi()).detail(id));
  return (
    <Loaded query={query} skeleton={<DetailShape />}>
      {(ticket) => <Conversation ticket={ticket} />}
    </Loaded>
  );
}

function Conversation({ ticket }: { ticket: Ticket }) {
  return (
    <Stack $gap={6}>
      <Head>
        <h2>{ticket.subject}</h2>
        <StateBadge look={ticketLooks[ticket.status]} />
        <p>
          {ticket.ticketNo} · {ticket.category.name} · <DateText iso={ticket.createTime} look="short" />
          {ticket.associated && (
            <>
              {' · '}
              <About about={ticket.associated} />
            </>
          )}
        </p>
      </Head>
      <TicketEvents events={ticket.events} />
      <TicketReply ticket={ticket} />
    </Stack>
  );
}

function About({ about: { type, no } }: { about: TicketAssociation }) {
  const label = <FormattedMessage id={`tickets.about.${type}`} values={{ no }} />;
  if (type === 'order') return <Link to={orderDetailPath(no)}>{label}</Link>;
  if (type === 'refund')
    return <Link to={`/order/refund_detail?refundOrderNo=${encodeURIComponent(no)}`}>{label}</Link>;
  return label;
}

function NoTicket() {
  return (
    <EmptyState
      title={<FormattedMessage id="tickets.unknown" />}
      action={
        <ButtonLink as={Link} to="/users/support_ticket" $variant="primary">
          <FormattedMessage id="account.tickets" />
        </ButtonLink>
      }
    />
  );
}

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 6px 14px;
  align-items: center;
  /* What a shopper typed may be one long word. */
  & > h2 {
    min-width: 0;
    font-size: var(--text-xl);
    overflow-wrap: anywhere;
  }
  & > p {
    flex-basis: 100%;
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
