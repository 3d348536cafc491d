import { SheetMessages } from '@souk/ui';
import styled from 'styled-components';

/** Picture left, what can be done right, from 700 px; on a phone the picture leaves room for what can be done. */
export const Columns = styled.div`
  display: grid;
  gap: 20px;
  @media (max-width: 699px) {
    & > :first-child img {
      max-height: 36dvh;
    }
  }
  @media (min-width: 700px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: 32px;
  }
  & > div {
    display: grid;
    align-content: start;
    gap: 16px;
    min-width: 0;
  }
`;
/** On a phone the dialog's own heading says it. */
export const Name = styled.p`
  padding-inline-end: 40px;
  font-family: var(--font-heading);
  font-size: var(--text-2xl);
  font-weight: 500;
  line-height: 1.15;
  @media (max-width: 699px) {
    display: none;
  }
`;
/** What it is, as far as a line or two say it. */
export const OneLine = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
/** The window's cross lies over nothing that is said. */
export const BelowCross = styled.div`
  padding-top: 32px;
`;
/** In view however far the window is scrolled, beside its cross. */
export const Messages = styled(SheetMessages)`
  position: sticky;
  top: 0;
  z-index: 2;
  @media (min-width: 700px) {
    margin-inline-end: 40px;
  }
`;
