import styled from 'styled-components';

/** What narrows a list, side by side as far as there is room. */
export const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 16px;
  align-items: end;
  @media print {
    display: none;
  }
`;
