import type { DeskTicket } from '@souk/contract/desk';
import {
  Column,
  Columns,
  DeskFrame,
  DetailTitle,
  Facts,
  Loaded,
  Panel,
  StoreTime,
  ThingLog,
  useDeskQuery,
} from '@souk/desk';
import { chatSubjectStart } from '@souk/domain';
import { FormattedMessage, useT } from '@souk/i18n';
import { Link, useParams } from '@souk/router';
import { Notice, Picture, radius } from '@souk/ui';
import styled from 'styled-components';
import { TicketAnswer } from './ticket-answer';
import { TicketAssignee } from './ticket-assignee';
import { TicketBadge } from '../parts/ticket-badge';
import { TicketNotes } from './ticket-notes';
import { TicketState } from './ticket-state';

/** One ticket: what was said, and the answer. */
export function TicketDetailPage() {
  const { id = '' } = useParams();
  return (
    <DeskFrame
      screen="tickets"
      merchantId={null}
      title={<DetailTitle call="ticket" input={{ id: Number(id) }} name={({ subject }) => subject} screen="tickets" />}
    >
      <TicketDetail id={Number(id)} />
      <ThingLog subject="ticket" id={id} />
    </DeskFrame>
  );
}

/** How often a ticket is read anew, for what its shopper and colleagues write meanwhile. */
const everyMs = 10_000;
/** Of a chat, where the shopper sits and waits. */
const chatEveryMs = 5_000;
const everyMsOf = (ticket?: DeskTicket) => (ticket?.subject.startsWith(chatSubjectStart) ? chatEveryMs : everyMs);

function TicketDetail({ id }: { id: number }) {
  return (
    <Loaded query={useDeskQuery('ticket', { id }, { everyMs: everyMsOf })}>
      {(ticket) => <Shown key={ticket.id} ticket={ticket} />}
    </Loaded>
  );
}

function Shown({ ticket }: { ticket: DeskTicket }) {
  const t = useT();
  return (
    <Columns>
      <Column>
        <Panel title={t('admin.tickets.said')}>
          <Said>
            {ticket.events.map((event) => (
              <li key={event.id} data-agent={event.addedByAgent}>
                <small>
                  <strong>{event.author}</strong> · <StoreTime iso={event.time} />
                </small>
                {event.message && <p lang={ticket.language}>{event.message}</p>}
                {event.attachments.map((url) => (
                  <a key={url} href={url} target="_blank" rel="noreferrer">
                    <Picture src={url} alt={t('admin.tickets.picture')} sizes="120px" widths={[160, 320]} />
                  </a>
                ))}
                {event.toStatus && (
                  <small>
                    <FormattedMessage id={`admin.tickets.became.${event.toStatus}`} />
                  </small>
                )}
              </li>
            ))}
          </Said>
        </Panel>
        <Panel title={t('admin.tickets.answer')}>
          <TicketWriters writers={ticket.writers} />
          <TicketAnswer ticket={ticket} />
        </Panel>
      </Column>
      <Column>
        <Panel title={t('admin.tickets.who')}>
          <TicketAssignee ticket={ticket} />
        </Panel>
        <Panel title={t('admin.tickets.notes')}>
          <TicketNotes ticket={ticket} />
        </Panel>
        <Panel title={t('admin.tickets.about')}>
          <TicketBadge ticket={ticket} />
          <TicketState ticket={ticket} />
          <Facts>
            <dt>
              <FormattedMessage id="admin.tickets.no" />
            </dt>
            <dd>{ticket.ticketNo}</dd>
            <dt>
              <FormattedMessage id="admin.tickets.shopper" />
            </dt>
            <dd>
              {ticket.customerKey ? (
                <Link to={`/admin/customers/${encodeURIComponent(ticket.customerKey)}`}>{ticket.shopper}</Link>
              ) : (
                ticket.shopper
              )}
            </dd>
            <dt>
              <FormattedMessage id="admin.tickets.language" />
            </dt>
            <dd>
              <FormattedMessage id={`admin.tickets.language.${ticket.language}`} />
            </dd>
            <dt>
              <FormattedMessage id="admin.tickets.category" />
            </dt>
            <dd>{ticket.category}</dd>
          </Facts>
          {ticket.orderNo && (
            <Link to={`/admin/orders/${ticket.orderNo}`}>
              <FormattedMessage id="admin.tickets.order" values={{ no: ticket.orderNo }} />
            </Link>
          )}
          {ticket.associated?.type === 'refund' && (
            <Link to={`/admin/refunds/${ticket.associated.no}`}>
              <FormattedMessage id="admin.tickets.refund" values={{ no: ticket.associated.no }} />
            </Link>
          )}
          {ticket.associated?.type === 'application' && (
            <Link to={`/admin/applications/${ticket.associated.no}`}>
              <FormattedMessage id="admin.tickets.application" />
            </Link>
          )}
        </Panel>
      </Column>
    </Columns>
  );
}

/** Says which colleagues write an answer just now. The region stands always: what comes into it is read out. */
function TicketWriters({ writers }: Pick<DeskTicket, 'writers'>) {
  return (
    <div role="status">
      {writers.length > 0 && (
        <Notice $tone="warn">
          <FormattedMessage id="admin.tickets.writers" values={{ names: writers.join(', '), count: writers.length }} />
        </Notice>
      )}
    </div>
  );
}

const Said = styled.ol`
  display: grid;
  gap: 12px;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: 6px;
    width: fit-content;
    max-width: min(100%, 620px);
    padding: 12px 16px;
    border-radius: ${radius.large};
    background: var(--color-sunken);
  }
  & > li[data-agent='true'] {
    background: var(--color-brand-soft);
    justify-self: end;
  }
  & p {
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & img {
    width: 120px;
  }
  & small {
    color: var(--color-ink-soft);
  }
`;
