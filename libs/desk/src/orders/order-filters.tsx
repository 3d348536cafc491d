import { countryName } from '@souk/domain';
import { FormattedMessage, formatDate, useLocale, useT } from '@souk/i18n';
import { lazyPart } from '@souk/mfe';
import { Button } from '@souk/ui';
import { Suspense } from 'react';
import { DayFilter } from '../parts/day-filter';
import { FilterRow } from '../parts/filter-row';
import type { ListFilters } from '../parts/list-url';
import { filtersWith } from '../parts/list-filters';
import { useUnfolded } from '../parts/use-unfolded';
import { useMoneyNames } from '../parts/use-money-names';
import { CountryFilter } from './country-filter';
import { narrowedIn } from './order-list.url';

type Props = { filters: ListFilters; hrefOf: (filters: ListFilters) => string };

/** Loaded when it is first opened. */
const MoreOrderFilters = lazyPart(async () => ({ default: (await import('./more-order-filters')).MoreOrderFilters }));

/** Filters that are folded away. */
const folded = ['merchant', 'from', 'to', 'late', 'ticket', 'dispute'];

/** Narrows the orders to a country of delivery and to days; to a merchant, amounts and what waits, folded away until it is asked for. */
export function OrderFilters({ filters, hrefOf }: Props) {
  const t = useT();
  const { country, since = '', until = '' } = narrowedIn(filters);
  const [isOpen, setOpen] = useUnfolded(filters, folded);
  const hrefWith = (change: ListFilters) => hrefOf(filtersWith(filters, change));
  return (
    <FilterRow>
      <CountryFilter country={country} hrefOf={(next) => hrefWith({ country: next })} />
      <DayFilter label={t('desk.orders.since')} day={since} hrefOf={(next) => hrefWith({ since: next })} />
      <DayFilter label={t('desk.orders.until')} day={until} hrefOf={(next) => hrefWith({ until: next })} />
      <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <FormattedMessage id="desk.filter.more" />
      </Button>
      <Suspense>{isOpen && <MoreOrderFilters filters={filters} hrefOf={hrefOf} />}</Suspense>
    </FilterRow>
  );
}

/** By what the list is narrowed, in words; empty: by nothing. */
export const useNarrowedName = (filters: ListFilters): string => {
  const t = useT();
  const { locale } = useLocale();
  const narrowed = narrowedIn(filters);
  const { country, since, until, isLate, hasTicket, hasDispute } = narrowed;
  const ofMoney = useMoneyNames(narrowed);
  return [
    country && countryName(country, locale),
    since && t('desk.orders.sinceDay', { day: formatDate(since, locale) }),
    until && t('desk.orders.untilDay', { day: formatDate(until, locale) }),
    ...ofMoney,
    isLate && t('desk.orders.late'),
    hasTicket && t('desk.orders.ticket'),
    hasDispute && t('desk.pile.disputes'),
  ]
    .filter(Boolean)
    .join(' · ');
};
