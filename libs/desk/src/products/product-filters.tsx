import { FormattedMessage, useMoney, useT } from '@souk/i18n';
import { lazyPart } from '@souk/mfe';
import { Button } from '@souk/ui';
import { Suspense } from 'react';
import styled from 'styled-components';
import type { ListFilters } from '../parts/list-url';
import { useUnfolded } from '../parts/use-unfolded';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { nameOf } from '../parts/list-filters';
import { narrowedIn } from './product-list.url';

/** Comes once it is asked for: it reads all categories and merchants. */
const FilterFields = lazyPart(async () => ({ default: (await import('./filter-fields')).FilterFields }));

type Props = { filters: ListFilters; hrefOf: (filters: ListFilters) => string };

/** Narrows the products to a merchant, a category, a stock, what is missing and a range of prices; folded away until it is asked for. */
export function ProductFilters({ filters, hrefOf }: Props) {
  const [isOpen, setOpen] = useUnfolded(filters);
  return (
    <Place>
      <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <FormattedMessage id="desk.products.filter" />
      </Button>
      <Suspense>{isOpen && <FilterFields filters={filters} hrefOf={hrefOf} />}</Suspense>
    </Place>
  );
}

/** By what the list is narrowed, in words; empty: by nothing. */
export const useNarrowedName = (filters: ListFilters): string => {
  const t = useT();
  const money = useMoney();
  const { merchantId } = useDesk();
  const { merchant, category, stock, lacks, leastCents, mostCents } = narrowedIn(filters);
  const isNeeded = category !== undefined || (merchant !== undefined && merchantId === null);
  const choices = useDeskQuery('productChoices', {}, { isNeeded }).data;
  return [
    nameOf(choices?.merchants, merchantId === null ? merchant : undefined, t('desk.orders.merchant')),
    nameOf(choices?.categories, category, t('desk.product.category')),
    stock && t(`desk.products.stock.${stock}`),
    lacks && t(`desk.products.lacks.${lacks}`),
    leastCents !== undefined && t('desk.products.fromPrice', { price: money(leastCents / 100) }),
    mostCents !== undefined && t('desk.products.toPrice', { price: money(mostCents / 100) }),
  ]
    .filter(Boolean)
    .join(' · ');
};

const Place = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;
`;
