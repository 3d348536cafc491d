import styled from 'styled-components';

/** Above the form: what stands in the way of the order, and what can be done about it. */
export const StoppingNotice = styled.div.attrs({ role: 'alert', tabIndex: -1 })`
  display: grid;
  gap: 12px;
  scroll-margin-block: 96px;
  padding: 18px 20px;
  border-inline-start: 3px solid var(--color-sale);
  border-radius: var(--radius);
  background: var(--color-sale-soft);
  &:focus {
    outline: none;
  }
  & > ul {
    display: grid;
    gap: 4px;
    padding-inline-start: 20px;
  }
`;
