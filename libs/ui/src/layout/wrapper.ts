import styled from 'styled-components';
import { from } from '../theme/breakpoints';

/** The page's width: 1200 px, 80 % below 1280, nearly all of a phone. Source: spec 9, Layout. */
export const Wrapper = styled.div`
  width: min(100% - 32px, 1200px);
  margin-inline: auto;
  ${from.lg} {
    width: 80%;
  }
  ${from.xl} {
    width: 1200px;
  }
`;

/** Things below each other, `$gap` steps of 4 px apart. */
export const Stack = styled.div<{ $gap?: number }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap = 4 }) => $gap * 4}px;
  min-width: 0;
`;

/** Things beside each other that wrap when there is no room. */
export const Cluster = styled.div<{ $gap?: number; $justify?: string }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify = 'flex-start' }) => $justify};
  gap: ${({ $gap = 3 }) => $gap * 4}px;
`;
