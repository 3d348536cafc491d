import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';

type Props = Omit<ComponentProps<'input'>, 'type' | 'title'> & {
  title: ReactNode;
  /** What stands under the title, and at the end of its row. */
  children?: ReactNode;
  aside?: ReactNode;
};

/** One of a few ways, as a card with its radio button: an address, a way to pay, a coupon. */
export function ChoiceCard({ title, children, aside, className, ...input }: Props) {
  return (
    <Card className={className}>
      <input type="radio" {...input} />
      <span>
        <b>{title}</b>
        {children && <small>{children}</small>}
      </span>
      {aside && <span>{aside}</span>}
    </Card>
  );
}

const Card = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 12px;
  align-items: start;
  min-height: 52px;
  padding: 14px 16px;
  border: 1px solid var(--color-line-strong);
  border-radius: var(--radius);
  background: var(--color-surface);
  cursor: pointer;
  & > input {
    width: 20px;
    height: 20px;
    margin: 2px 0 0;
  }
  & b {
    font-weight: 600;
  }
  & small {
    display: block;
    margin-top: 2px;
    color: var(--color-ink-soft);
    font-size: var(--text-sm);
    overflow-wrap: anywhere;
  }
  &:has(:checked) {
    border-color: var(--color-brand);
    box-shadow: inset 0 0 0 1px var(--color-brand);
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--color-focus);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    background: none;
    color: var(--color-ink-soft);
    cursor: default;
  }
`;
