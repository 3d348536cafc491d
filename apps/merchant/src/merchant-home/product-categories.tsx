import { FormattedMessage, useIntl } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { Link, useWantedSearch } from '@souk/router';
import { useApi } from '@souk/state';
import { ChipLink } from '@souk/ui';
import styled from 'styled-components';
import { merchantQueries } from '../parts/merchant.queries';
import { readCategory, productsHref } from './merchant-products.url';
import { ProductOrderSelect } from './product-order-select';

/** Narrows the products to one category, by links, and orders it. Categories that cannot be read are left out. */
export function ProductCategories({ id }: { id: number }) {
  const intl = useIntl();
  const { wanted } = useWantedSearch();
  const { data: categories = [] } = useQuery(merchantQueries(useApi()).productCategories(id));
  const chosen = readCategory(wanted);
  return (
    <Bar>
      <Chips aria-label={intl.formatMessage({ id: 'merchantHome.narrow' })}>
        <Chip to={productsHref(wanted, { cid: null })} aria-current={chosen === null || undefined} preventScrollReset>
          <FormattedMessage id="merchantHome.everything" />
        </Chip>
        {categories.map((category) => (
          <Chip
            key={category.id}
            to={productsHref(wanted, { cid: String(category.id) })}
            aria-current={chosen === category.id || undefined}
            preventScrollReset
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
const Chip = styled(ChipLink).attrs({ as: Link })<{ to: string; preventScrollReset: boolean }>`
  flex: none;
`;
