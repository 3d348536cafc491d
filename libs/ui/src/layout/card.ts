import styled from 'styled-components';

/** A sheet that lies on the paper: forms, orders, summaries. Product cards need none: picture and paper are one. */
export const Card = styled.div<{ $padding?: number }>`
  padding: ${({ $padding = 5 }) => $padding * 4}px;
  border: 1px solid var(--color-line);
  border-radius: 12px;
  background: var(--color-surface);
`;
