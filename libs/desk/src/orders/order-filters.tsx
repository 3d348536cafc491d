import { countryName } from '@souk/domain';
import { formatDate, useLocale, useT } from '@souk/i18n';
import { useNavigate } from '@souk/router';
import { TextField } from '@souk/ui';
import { useState } from 'react';
import styled from 'styled-components';
import type { ListFilters } from '../parts/list-url';
import { CountryFilter } from './country-filter';
import { dayIn, filtersWith, narrowedIn } from './order-list.url';

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

type DayProps = { label: string; day: string; hrefOf: (day: string) => string };

/** A day that the address carries. It is applied once it is whole: a year that is being typed is one of long ago. */
function DayFilter({ label, day, hrefOf }: DayProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(day);
  const [applied, setApplied] = useState(day);
  // Back, or a cleared search, changes the address without the field.
  if (applied !== day) {
    setApplied(day);
    setTyped(day);
  }
  const change = (next: string) => {
    setTyped(next);
    if (next !== day && (next === '' || dayIn(next))) void navigate(hrefOf(next));
  };
  return <TextField type="date" label={label} value={typed} onChange={(event) => change(event.target.value)} />;
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
  align-items: end;
  @media print {
    display: none;
  }
`;
