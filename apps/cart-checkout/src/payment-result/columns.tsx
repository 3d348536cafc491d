import styled from 'styled-components';

/** Blocks of facts side by side as far as there is room, each under a small heading. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
  gap: 20px 32px;
  & h3 {
    margin-bottom: 6px;
    font-family: var(--font-body);
    font-size: 1rem;
    font-weight: 600;
    letter-spacing: 0;
  }
  & address {
    font-style: normal;
    overflow-wrap: anywhere;
  }
  & ol {
    display: grid;
    gap: 4px;
    padding-inline-start: 20px;
  }
`;
