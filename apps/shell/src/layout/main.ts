import styled from 'styled-components';

/** The page itself; it keeps the footer at the lower edge however short it is. */
export const Main = styled.main`
  flex: 1 0 auto;
  min-width: 0;
  min-height: 60dvh;
`;
