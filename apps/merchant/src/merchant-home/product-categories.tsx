import { FormattedMessage, useIntl } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { Link } from '@souk/router';
import { useApi } from '@souk/state';
import { ChipLink } from '@souk/ui';
import type { MouseEvent } from 'react';
import styled from 'styled-components';
import { merchantQueries } from '../parts/merchant.queries';
import { readCategory } from './merchant-products.url';
import { ProductOrderSelect } from './product-order-select';
import { useProductsChoice } from './use-products-choice';

/** Narrows the products to one category, by links, and orders it. Categories that cannot be read are left out. */
export function ProductCategories({ id }: { id: number }) {
  const intl = useIntl();
  const { wanted, hrefOf, choose } = useProductsChoice();
  const { data: categories = [] } = useQuery(merchantQueries(useApi()).productCategories(id));
  const chosen = readCategory(wanted);
  const narrowsTo = (cid: string | null) => ({
    to: hrefOf({ cid }),
    onClick: (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      choose({ cid });
    },
  });
  return (
    <Bar>
      <Chips aria-label={intl.formatMessage({ id: 'merchantHome.narrow' })}>
        <Chip {...narrowsTo(null)} aria-current={chosen === null || undefined}>
          <FormattedMessage id="merchantHome.everything" />
        </Chip>
        {categories.map((category) => (
          <Chip
            key={category.id}
            {...narrowsTo(String(category.id))}
            aria-current={chosen === category.id || undefined}
          >
            {category.name}
          </Chip>
        ))}
      </Chips>
      <ProductOrderSelect id={id} />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 32px;
  margin-top: 20px;
`;
const Chips = styled.nav`
  display: flex;
  gap: 8px;
  max-width: 100%;
  overflow-x: auto;
  scrollbar-width: none;
  padding: 3px;
  margin: -3px;
`;
const Chip = styled(ChipLink).attrs({ as: Link })<{ to: string }>`
  flex: none;
`;
