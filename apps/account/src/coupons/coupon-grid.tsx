import { from } from '@souk/ui';
import styled from 'styled-components';

/** Three columns of coupons, 300 by 190 px each where there is room. Source: spec 9, Layout. */
export const CouponGrid = styled.ul`
  display: grid;
  gap: 18px;
  padding: 0;
  list-style: none;
  & > li {
    container-type: inline-size;
  }
  ${from.sm} {
    grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  }
`;
