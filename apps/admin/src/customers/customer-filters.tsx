import { DayFilter, filtersWith, type ListFilters } from '@souk/desk';
import { formatDate, useLocale, useT } from '@souk/i18n';
import { Cluster } from '@souk/ui';
import { daysIn } from './customer-list.url';

type Props = {
  filters: ListFilters;
  /** The days are those in which they bought; else those in which their accounts were made. */
  hasBought: boolean;
  hrefOf: (filters: ListFilters) => string;
};

/** Narrows the customers to those who bought, or whose account was made, in some days. */
export function CustomerFilters({ filters, hasBought, hrefOf }: Props) {
  const t = useT();
  const { since = '', until = '' } = daysIn(filters);
  const hrefWith = (change: ListFilters) => hrefOf(filtersWith(filters, change));
  return (
    <Cluster>
      <DayFilter
        label={t(hasBought ? 'admin.customers.since' : 'admin.customers.madeSince')}
        day={since}
        hrefOf={(next) => hrefWith({ since: next })}
      />
      <DayFilter label={t('admin.customers.until')} day={until} hrefOf={(next) => hrefWith({ until: next })} />
    </Cluster>
  );
}

/** By which days the list is narrowed, in words; empty: by none. */
export const useDaysName = (filters: ListFilters): string => {
  const t = useT();
  const { locale } = useLocale();
  const { since, until } = daysIn(filters);
  return [
    since && t('desk.orders.sinceDay', { day: formatDate(since, locale) }),
    until && t('desk.orders.untilDay', { day: formatDate(until, locale) }),
  ]
    .filter(Boolean)
    .join(' · ');
};
