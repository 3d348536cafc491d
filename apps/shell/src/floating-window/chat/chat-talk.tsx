import type { TicketEvent } from '@souk/contract';
import { DateText, FormattedMessage } from '@souk/i18n';
import { useEffect, useRef } from 'react';
import { radius } from '@souk/ui';
import styled from 'styled-components';

/** What was said, oldest first; the newest is in view. A new answer is read out. */
export function ChatTalk({ events, isLoading }: { events: readonly TicketEvent[]; isLoading: boolean }) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The newest browsers answer this with a promise, which React would take for a cleanup.
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [events.length]);
  return (
    <Talk role="log" aria-busy={isLoading}>
      <Said $isOurs={false}>
        <FormattedMessage id="chat.welcome" />
      </Said>
      {events
        .filter((event) => event.message !== '')
        .map((event) => (
          <Said key={event.id} $isOurs={!event.addedByAgent}>
            {event.message}
            <small>
              <DateText iso={event.time} look="time" />
            </small>
          </Said>
        ))}
      <div ref={end} />
    </Talk>
  );
}

const Talk = styled.div`
  flex: 1;
  display: grid;
  align-content: start;
  gap: 10px;
  min-height: 160px;
  padding: 16px 18px;
  overflow-y: auto;
`;
const Said = styled.p<{ $isOurs: boolean }>`
  justify-self: ${({ $isOurs }) => ($isOurs ? 'end' : 'start')};
  max-width: 84%;
  padding: 8px 12px;
  border-radius: ${radius.large};
  background: ${({ $isOurs }) => ($isOurs ? 'var(--color-brand-soft)' : 'var(--color-sunken)')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  & > small {
    display: block;
    margin-top: 2px;
    color: var(--color-ink-soft);
    font-size: var(--text-xs);
  }
`;
