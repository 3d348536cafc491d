import { productLacks, productStocks } from '@souk/contract/desk';
import { useT } from '@souk/i18n';
import { SelectField } from '@souk/ui';
import styled from 'styled-components';
import { AmountFilter } from '../parts/amount-filter';
import { filtersWith, withChosen } from '../parts/list-filters';
import type { ListFilters } from '../parts/list-url';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { useNarrow } from '../parts/use-narrow';

type Props = { filters: ListFilters; hrefOf: (filters: ListFilters) => string };

/** What narrows the list of products: each choice is an address. */
export function FilterFields({ filters, hrefOf }: Props) {
  const t = useT();
  const { merchantId } = useDesk();
  const narrow = useNarrow();
  const choices = useDeskQuery('productChoices', {});
  const hrefWith = (name: string) => (text: string) => hrefOf(filtersWith(filters, { [name]: text }));
  const fieldOf = (name: string) => ({
    value: filters[name] ?? '',
    onNext: (text: string) => narrow(hrefWith(name)(text)),
  });
  const amountOf = (name: string) => ({ amount: filters[name] ?? '', hrefOf: hrefWith(name) });
  const named = (name: 'merchant' | 'category', list: readonly { id: number; name: string }[] = []) =>
    withChosen(list, filters[name]).map((one) => ({ value: String(one.id), name: one.name }));
  return (
    <Fields>
      {merchantId === null && (
        <Choice
          label={t('desk.orders.merchant')}
          {...fieldOf('merchant')}
          options={named('merchant', choices.data?.merchants)}
        />
      )}
      <Choice
        label={t('desk.product.category')}
        {...fieldOf('category')}
        options={named('category', choices.data?.categories)}
      />
      <Choice
        label={t('desk.products.stock')}
        {...fieldOf('stock')}
        options={productStocks.map((value) => ({ value, name: t(`desk.products.stock.${value}`) }))}
      />
      <Choice
        label={t('desk.products.lacks')}
        {...fieldOf('lacks')}
        options={productLacks.map((value) => ({ value, name: t(`desk.products.lacks.${value}`) }))}
      />
      <AmountFilter label={t('desk.products.from')} {...amountOf('from')} />
      <AmountFilter label={t('desk.products.to')} {...amountOf('to')} />
    </Fields>
  );
}

type FieldProps = { label: string; value: string; onNext: (text: string) => void };
type Option = { value: string; name: string };

function Choice({ label, value, onNext, options }: FieldProps & { options: readonly Option[] }) {
  const t = useT();
  return (
    <SelectField label={label} value={value} onChange={(event) => onNext(event.target.value)}>
      <option value="">{t('desk.products.any')}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </SelectField>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 180px), 1fr));
  gap: 10px 16px;
  width: 100%;
`;
