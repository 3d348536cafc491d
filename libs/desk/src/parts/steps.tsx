import type { DeskStep } from '@souk/contract/desk';
import { FormattedMessage } from '@souk/i18n';
import { Badge } from '@souk/ui';
import styled from 'styled-components';
import { StoreTime } from './store-time';

/** What happened, the latest first: steps that the shopper reads too, what people of the desks did, and what they noted for each other. */
export function Steps({ steps }: { steps: readonly DeskStep[] }) {
  return (
    <List>
      {[...steps].reverse().map((step, at) => (
        <li key={`${step.time}${step.type}${at}`} data-by={step.by !== null}>
          <span>
            {step.by === null ? (
              step.text
            ) : (
              <FormattedMessage id={`desk.did.${step.type.slice(5)}`} values={{ by: step.by }} />
            )}
          </span>
          {step.by !== null && step.text && (
            <>
              <Badge>
                <FormattedMessage id={step.type.startsWith('desk.orderNote') ? 'desk.internal' : 'desk.told'} />
              </Badge>
              <p>{step.text}</p>
            </>
          )}
          {step.reason && <q>{step.reason}</q>}
          <small>
            <StoreTime iso={step.time} />
          </small>
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  gap: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    gap: 2px;
    justify-items: start;
    padding: 0 0 14px 18px;
    border-inline-start: 2px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  & > li[data-by='true'] {
    border-color: var(--color-brand);
    color: var(--color-ink-soft);
  }
  & p {
    color: var(--color-ink);
    white-space: pre-line;
  }
  & small {
    color: var(--color-ink-soft);
    font-size: var(--text-xs);
  }
`;
