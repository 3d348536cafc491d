import { FormattedMessage, useIntl } from '@souk/i18n';
import { useSuspenseQuery } from '@souk/query';
import { Link, useSearchParams } from '@souk/router';
import { useApi } from '@souk/state';
import styled from 'styled-components';
import { merchantQueries } from '../parts/merchant.queries';
import { readCategory, readOrder, shelfHref, shelfOrders } from './shelf.url';

/** Narrows the shelf to one category and orders it; every choice is a link, so Back undoes it. */
export function ShelfCategories({ id }: { id: number }) {
  const intl = useIntl();
  const [search] = useSearchParams();
  const { data: categories } = useSuspenseQuery(merchantQueries(useApi()).productCategories(id));
  const chosen = readCategory(search);
  const order = readOrder(search);
  return (
    <Bar aria-label={intl.formatMessage({ id: 'merchantHome.narrow' })}>
      <Chips>
        <Chip to={shelfHref(search, { cid: null })} aria-current={chosen === null || undefined} preventScrollReset>
          <FormattedMessage id="merchantHome.everything" />
        </Chip>
        {categories.map((category) => (
          <Chip
            key={category.id}
            to={shelfHref(search, { cid: String(category.id) })}
            aria-current={chosen === category.id || undefined}
            preventScrollReset
          >
            {category.name}
          </Chip>
        ))}
      </Chips>
      <Chips>
        {shelfOrders.map((one) => (
          <Chip
            key={one}
            to={shelfHref(search, { order: one })}
            aria-current={order === one || undefined}
            preventScrollReset
          >
            <FormattedMessage id={`merchantHome.order.${one}`} />
          </Chip>
        ))}
      </Chips>
    </Bar>
  );
}

const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 12px 32px;
  margin-top: 40px;
`;
const Chips = styled.div`
  display: flex;
  gap: 8px;
  max-width: 100%;
  overflow-x: auto;
  scrollbar-width: none;
  padding: 3px;
  margin: -3px;
`;
const Chip = styled(Link)`
  flex: none;
  max-width: 260px;
  overflow: hidden;
  padding: 0 16px;
  line-height: 38px;
  text-overflow: ellipsis;
  white-space: nowrap;
  border: 1px solid var(--color-line);
  border-radius: 999px;
  color: var(--color-ink);
  font-size: 0.9375rem;
  text-decoration: none;
  &:hover {
    border-color: var(--color-ink);
  }
  &[aria-current] {
    border-color: var(--color-ink);
    background: var(--color-ink);
    color: var(--color-paper);
  }
`;
