import styled from 'styled-components';
import { radius } from '../theme/radius';

/** A sheet that lies on the paper: forms, orders, summaries. Product cards need none: picture and paper are one. */
export const Card = styled.div<{ $padding?: number }>`
  padding: ${({ $padding = 5 }) => $padding * 4}px;
  border: 1px solid var(--color-line);
  border-radius: ${radius.large};
  background: var(--color-surface);
`;
