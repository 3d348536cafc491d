import { FormattedMessage, useT } from '@souk/i18n';
import { useSuspenseQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { RadioGroup, SelectField, TextAreaField, TextField } from '@souk/ui';
import { merchantQueries } from '../parts/merchant.queries';
import { FormPart } from './form-part';
import type { ApplicationForm } from './use-application';

/** Fields of one line with their longest text. */
const optionalFields = [
  ['address', 300, 'street-address'],
  ['tradeRegister', 120, 'off'],
  ['registerNumber', 60, 'off'],
] as const;

/** The shop: its name, what it sells and how. Source: spec 3 "Merchant registration" (store type). */
export function ShopFields({ form: { values, set, errorOf } }: { form: ApplicationForm }) {
  const t = useT();
  const queries = merchantQueries(useApi());
  const { data: types } = useSuspenseQuery(queries.types());
  const { data: categories } = useSuspenseQuery(queries.categories());
  const required = <FormattedMessage id="word.required" />;
  return (
    <FormPart number={1} title="apply.part.shop">
      <div data-field="name">
        <TextField
          label={t('apply.name')}
          mark={required}
          isRequired
          autoComplete="organization"
          maxLength={300}
          value={values.name}
          error={errorOf('name')}
          onChange={({ target }) => set('name', target.value)}
        />
      </div>
      <div data-field="typeId">
        <RadioGroup
          legend={t('apply.storeType')}
          mark={required}
          isRequired
          name="typeId"
          options={types.map(({ id, name, choice }) => ({ value: String(id), label: choice ?? name }))}
          value={values.typeId || undefined}
          error={errorOf('typeId')}
          onChange={(value) => set('typeId', value)}
        />
      </div>
      <div data-field="categoryId">
        <SelectField
          label={t('apply.category')}
          mark={required}
          isRequired
          value={values.categoryId}
          error={errorOf('categoryId')}
          onChange={({ target }) => set('categoryId', target.value)}
        >
          <option value="">{t('apply.categoryChoose')}</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      {optionalFields.map(([name, maxLength, autoComplete]) => (
        <div key={name} data-field={name}>
          <TextField
            label={t(`apply.${name}`)}
            mark={<FormattedMessage id="word.optional" />}
            autoComplete={autoComplete}
            maxLength={maxLength}
            value={values[name]}
            error={errorOf(name)}
            onChange={({ target }) => set(name, target.value)}
          />
        </div>
      ))}
      <div data-field="keywords">
        <TextAreaField
          label={t('apply.keywords')}
          mark={<FormattedMessage id="word.optional" />}
          hint={t('apply.keywordsHint')}
          maxLength={200}
          rows={2}
          value={values.keywords}
          error={errorOf('keywords')}
          onChange={({ target }) => set('keywords', target.value)}
        />
      </div>
    </FormPart>
  );
}
