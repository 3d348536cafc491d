import type { TicketEvent } from '@souk/contract';
import { DateText, FormattedMessage } from '@souk/i18n';
import { radius } from '@souk/ui';
import styled from 'styled-components';
import { PictureStrip } from '../parts/pictures/picture-strip';

/** What was said and done, the oldest first. */
export function TicketEvents({ events }: { events: readonly TicketEvent[] }) {
  return (
    <List>
      {events.map((event) => (
        <Event key={event.id} data-agent={event.addedByAgent}>
          <p>
            <strong>{event.author}</strong>
            <small>
              <DateText iso={event.time} look="time" />
            </small>
          </p>
          {event.message && <Text>{event.message}</Text>}
          <PictureStrip pictures={event.attachments} />
          {event.toStatus && (
            <small>
              <FormattedMessage id={`tickets.became.${event.toStatus}`} />
            </small>
          )}
        </Event>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: 14px;
  padding: 0;
  list-style: none;
`;
const Event = styled.li`
  display: grid;
  gap: 8px;
  width: fit-content;
  max-width: min(100%, 560px);
  overflow-wrap: anywhere;
  padding: 14px 18px;
  border-radius: ${radius.large};
  background: var(--color-brand-soft);
  justify-self: end;
  &[data-agent='true'] {
    background: var(--color-sunken);
    justify-self: start;
  }
  & > p:first-child {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: baseline;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
`;
const Text = styled.p`
  white-space: pre-line;
`;
