import { FormattedMessage } from '@souk/i18n';
import { lazyPart } from '@souk/mfe';
import { Button } from '@souk/ui';
import { Suspense } from 'react';
import { FilterRow } from '../parts/filter-row';
import type { ListFilters } from '../parts/list-url';
import { useUnfolded } from '../parts/use-unfolded';

/** Comes once it is asked for: it reads the names of all merchants. */
const MoneyFilters = lazyPart(async () => ({ default: (await import('../parts/money-filters')).MoneyFilters }));

type Props = { filters: ListFilters; hrefOf: (filters: ListFilters) => string };

/** Narrows the refunds to a merchant and to amounts; folded away until it is asked for. */
export function RefundFilters({ filters, hrefOf }: Props) {
  const [isOpen, setOpen] = useUnfolded(filters);
  return (
    <FilterRow>
      <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <FormattedMessage id="desk.products.filter" />
      </Button>
      <Suspense>{isOpen && <MoneyFilters filters={filters} hrefOf={hrefOf} />}</Suspense>
    </FilterRow>
  );
}
