import styled from 'styled-components';

/** Picture left, what can be done right, from 768 px. */
export const Columns = styled.div`
  display: grid;
  gap: 20px;
  @media (min-width: 768px) {
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
export const Name = styled.p`
  padding-inline-end: 40px;
  font-family: var(--font-heading);
  font-size: var(--text-2xl);
  font-weight: 500;
  line-height: 1.15;
`;
/** The window's cross lies over nothing that is said. */
export const BelowCross = styled.div`
  padding-top: 32px;
`;
