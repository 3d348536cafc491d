import type { TimelineStep } from '@souk/contract';
import { DateText } from '@souk/i18n';
import styled from 'styled-components';

/** The way of an order or a refund so far, the newest step marked. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  if (steps.length === 0) return null;
  return (
    <List>
      {steps.map(({ type, time, text }, index) => (
        <li key={type + time} data-now={index === steps.length - 1}>
          <span>{text}</span>
          <DateText iso={time} look="time" />
        </li>
      ))}
    </List>
  );
}

const List = styled.ol`
  display: grid;
  padding: 0;
  list-style: none;
  & > li {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    padding: 0 0 14px 26px;
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
  }
  & > li::before {
    content: '';
    position: absolute;
    inset: 0.4em auto auto 3px;
    width: 9px;
    height: 9px;
    border-radius: var(--radius-round);
    background: var(--color-line-strong);
  }
  & > li:not(:last-child)::after {
    content: '';
    position: absolute;
    inset: 1.1em auto -0.1em 7px;
    width: 1px;
    background: var(--color-line);
  }
  & > li[data-now='true'] {
    padding-bottom: 0;
    color: var(--color-ink);
    font-weight: 500;
  }
  & > li[data-now='true']::before {
    background: var(--color-brand);
  }
`;
