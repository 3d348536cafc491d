import { FormattedMessage, useT } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useNavigate, useSearchParams } from '@souk/router';
import { useApi } from '@souk/state';
import { useFieldOfAddress } from '@souk/state/field-of-address';
import { Button, SelectField, TextField } from '@souk/ui';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { merchantQueries } from '../parts/merchant.queries';

/** Words, category and kind of merchant: a form that the browser can send by itself. A list that cannot be read offers all alone. */
export function MerchantFilters() {
  const t = useT();
  const queries = merchantQueries(useApi());
  const { data: types = [] } = useQuery(queries.types());
  const { data: categories = [] } = useQuery(queries.categories());
  const [search] = useSearchParams();
  const keywords = search.get('keywords') ?? '';
  const field = useFieldOfAddress<HTMLInputElement>(keywords);
  const navigate = useNavigate();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '');
    void navigate(`/merchant/merchant_more?${new URLSearchParams(filled as [string, string][]).toString()}`);
  };
  return (
    <Form role="search" action="/merchant/merchant_more" onSubmit={submit}>
      <TextField
        ref={field}
        type="search"
        name="keywords"
        label={t('more.keywords')}
        maxLength={100}
        defaultValue={keywords}
      />
      <Choice
        name="categoryId"
        label={t('more.category')}
        options={categories}
        chosen={search.get('categoryId') ?? ''}
      />
      <Choice name="typeId" label={t('more.type')} options={types} chosen={search.get('typeId') ?? ''} />
      <Button type="submit" variant="primary">
        <Search size={18} strokeWidth={1.5} aria-hidden="true" />
        <FormattedMessage id="more.search" />
      </Button>
    </Form>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  options: readonly { id: number; name: string }[];
  chosen: string;
};

function Choice({ name, label, options, chosen }: ChoiceProps) {
  const t = useT();
  const field = useFieldOfAddress<HTMLSelectElement>(chosen, options.length);
  return (
    <SelectField ref={field} name={name} label={label} defaultValue={chosen}>
      <option value="">{t('more.all')}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id}>
          {option.name}
        </option>
      ))}
    </SelectField>
  );
}

const Form = styled.form`
  display: grid;
  gap: 12px;
  align-items: end;
  margin-top: 28px;
  @media (min-width: 768px) {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto;
    gap: 20px;
  }
`;
