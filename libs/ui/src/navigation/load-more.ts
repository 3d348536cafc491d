import styled from 'styled-components';

/** The end of a list that goes on: how much is shown, and a link or button to the rest. */
export const LoadMore = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  margin-top: 40px;
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
  & > :is(a, button) {
    min-width: min(280px, 100%);
  }
`;
