import { useT } from '@souk/i18n';
import { usePanels } from '@souk/state';
import { IconButton } from '@souk/ui';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { AccountButton } from './account-button';
import { CartButton } from './cart-button';

/**
 * Search, account and cart. Each is a form with an address of its own, so that it leads somewhere before the scripts are
 * there. Source: HEAD-03.
 */
export function HeaderIcons() {
  const t = useT();
  const openPanel = usePanels((panels) => panels.openPanel);
  const openSearch = (event: FormEvent) => {
    event.preventDefault();
    openPanel({ kind: 'search' });
  };
  return (
    <Icons>
      <form action="/products/product_search" onSubmit={openSearch}>
        <IconButton type="submit" label={t('header.search')} aria-haspopup="dialog">
          <Search aria-hidden="true" />
        </IconButton>
      </form>
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
