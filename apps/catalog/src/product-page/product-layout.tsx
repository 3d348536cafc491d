import { Wrapper } from '@souk/ui';
import styled from 'styled-components';

/** Gallery and buy column, side by side from 700 px. Source: docs/look, Product page. */
export const Page = styled(Wrapper)`
  padding-block: 16px 64px;
`;
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  @media (min-width: 700px) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: 48px;
  }
`;
export const BuyColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
