import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/button';

type Props = {
  /** What happened. */
  title: ReactNode;
  /** What is safe, what to do. */
  children?: ReactNode;
  /** Both or neither: a way to try again. */
  retryLabel?: ReactNode;
  onRetry?: () => void;
};

/** A part that failed: it keeps its place, says what happened and offers to try again. */
export function ErrorNotice({ title, children, retryLabel, onRetry }: Props) {
  return (
    <Box role="alert">
      <strong>{title}</strong>
      {children && <p>{children}</p>}
      {onRetry && (
        <Button size="sm" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: 10px;
  padding: 20px;
  border-inline-start: 3px solid var(--color-sale);
  border-radius: var(--radius);
  background: var(--color-sunken);
  & > p {
    color: var(--color-ink-soft);
  }
`;
