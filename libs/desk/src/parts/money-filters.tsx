import { FormattedMessage, useT } from '@souk/i18n';
import { SelectField } from '@souk/ui';
import { AmountFilter } from './amount-filter';
import { filtersWith, withChosen } from './list-filters';
import type { ListFilters } from './list-url';
import { useDesk, useDeskQuery } from './use-desk';
import { useNarrow } from './use-narrow';

type Props = { filters: ListFilters; hrefOf: (filters: ListFilters) => string };

/** Narrows a list of orders or refunds to a merchant, at the platform's desk, and to amounts. */
export function MoneyFilters({ filters, hrefOf }: Props) {
  const t = useT();
  const { merchantId } = useDesk();
  const amountOf = (name: string) => ({
    amount: filters[name] ?? '',
    hrefOf: (text: string) => hrefOf(filtersWith(filters, { [name]: text })),
  });
  return (
    <>
      {merchantId === null && <MerchantFilter filters={filters} hrefOf={hrefOf} />}
      <AmountFilter label={t('desk.filter.from')} {...amountOf('from')} />
      <AmountFilter label={t('desk.filter.to')} {...amountOf('to')} />
    </>
  );
}

/** Narrows a list of the platform's desk to one merchant. */
export function MerchantFilter({ filters, hrefOf }: Props) {
  const t = useT();
  const narrow = useNarrow();
  const merchants = useDeskQuery('merchantNames', {}).data ?? [];
  return (
    <SelectField
      label={t('desk.orders.merchant')}
      value={filters['merchant'] ?? ''}
      onChange={(event) => narrow(hrefOf(filtersWith(filters, { merchant: event.target.value })))}
    >
      <option value="">
        <FormattedMessage id="desk.products.any" />
      </option>
      {withChosen(merchants, filters['merchant']).map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
