import { from } from '@souk/ui';
import styled from 'styled-components';

/** The whole width: lists need it. */
export const Frame = styled.div`
  display: grid;
  grid-template-rows: auto 1fr;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  min-height: 100dvh;
  ${from.lg} {
    grid-template-rows: auto;
    --desk-menu: 232px;
    grid-template-columns: var(--desk-menu) minmax(0, 1fr);
  }
  /* As French sets them: with spaces that do not break. */
  & q:lang(fr) {
    quotes: '«\u00a0' '\u00a0»';
  }
  @media print {
    display: block;
  }
`;

export const Body = styled.div`
  display: grid;
  gap: 16px;
  align-content: start;
  width: 100%;
  max-width: 1320px;
  min-width: 0;
  padding: 16px 16px 64px;
  ${from.lg} {
    grid-column: 2;
    padding: 28px 36px 64px;
  }
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 20px;
  & > h1 {
    font-size: var(--text-2xl);
    overflow-wrap: anywhere;
  }
  /* A sheet of paper has its own heading. */
  @media print {
    &:has(~ [data-paper]) {
      display: none;
    }
  }
`;
