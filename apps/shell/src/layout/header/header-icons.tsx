import styled from 'styled-components';
import { AccountButton } from './account-button';
import { CartButton } from './cart-button';
import { SearchButton } from './search-button';

/**
 * Search, account and cart. Each is a form with an address of its own, so that it leads somewhere without scripts. Source: HEAD-03.
 */
export function HeaderIcons() {
  return (
    <Icons>
      <SearchButton />
      <AccountButton />
      <CartButton />
    </Icons>
  );
}

const Icons = styled.div`
  display: flex;
  align-items: center;
  margin-inline-end: -12px;
`;
