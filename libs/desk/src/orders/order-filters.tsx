import { countryName } from '@souk/domain';
import { formatDate, useLocale, useT } from '@souk/i18n';
import styled from 'styled-components';
import { DayFilter } from '../parts/day-filter';
import type { ListFilters } from '../parts/list-url';
import { filtersWith } from '../parts/list-filters';
import { CountryFilter } from './country-filter';
import { narrowedIn } from './order-list.url';

type Props = { filters: ListFilters; hrefOf: (filters: ListFilters) => string };

/** Narrows the orders to a country of delivery and to days. */
export function OrderFilters({ filters, hrefOf }: Props) {
  const t = useT();
  const { country, since = '', until = '' } = narrowedIn(filters);
  const hrefWith = (change: ListFilters) => hrefOf(filtersWith(filters, change));
  return (
    <Place>
      <CountryFilter country={country} hrefOf={(next) => hrefWith({ country: next })} />
      <DayFilter label={t('desk.orders.since')} day={since} hrefOf={(next) => hrefWith({ since: next })} />
      <DayFilter label={t('desk.orders.until')} day={until} hrefOf={(next) => hrefWith({ until: next })} />
    </Place>
  );
}

/** By what the list is narrowed, in words; empty: by nothing. */
export const useNarrowedName = (filters: ListFilters): string => {
  const t = useT();
  const { locale } = useLocale();
  const { country, since, until } = narrowedIn(filters);
  return [
    country && countryName(country, locale),
    since && t('desk.orders.sinceDay', { day: formatDate(since, locale) }),
    until && t('desk.orders.untilDay', { day: formatDate(until, locale) }),
  ]
    .filter(Boolean)
    .join(' · ');
};

const Place = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px 16px;
  align-items: start;
  @media print {
    display: none;
  }
`;
