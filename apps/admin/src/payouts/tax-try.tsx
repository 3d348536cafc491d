import { type DeskInput, taxCategories } from '@souk/contract/desk';
import {
  type FieldFaults,
  faultsIn,
  Loaded,
  Panel,
  TaxRate,
  typedCents,
  useDeskQuery,
  useFieldFaults,
} from '@souk/desk';
import { Money, useT } from '@souk/i18n';
import { Button, Cluster, FieldGrid, SelectField, Stack, TextField } from '@souk/ui';
import { type FormEvent, useState } from 'react';
import { CountryField } from './country-field';

const begin = { country: '', category: 'standard', price: '', day: '' };

/** What a price includes in one country, of one class, on one day: the answer is that of an order's line. */
export function TaxTry({ today }: { today: string }) {
  const t = useT();
  const [values, setValues] = useState(begin);
  const [asked, setAsked] = useState<DeskInput<'taxTry'> | null>(null);
  const cents = typedCents(values.price);
  const faults: FieldFaults<keyof typeof begin> = faultsIn({
    country: values.country === '' ? 'admin.tax.noCountry' : null,
    price: cents === null ? 'desk.badAmount' : null,
  });
  const fields = useFieldFaults(faults);
  const field = (name: keyof typeof begin) => ({
    label: t(`admin.tax.${name}`),
    value: values[name],
    error: fields.errorOf(name),
    onChange: (event: { target: { value: string } }) => {
      // What was worked out is of other values.
      setAsked(null);
      setValues((now) => ({ ...now, [name]: event.target.value }));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!fields.check() || cents === null) return;
    const category = taxCategories.find((one) => one === values.category) ?? 'standard';
    setAsked({ country: values.country, category, cents, ...(values.day ? { day: values.day } : {}) });
  };
  return (
    <Panel title={t('admin.tax.try')}>
      <Stack as="form" noValidate $gap={4} onSubmit={submit}>
        <FieldGrid>
          <CountryField {...field('country')} />
          <SelectField {...field('category')}>
            {taxCategories.map((one) => (
              <option key={one} value={one}>
                {t(`desk.tax.${one}`)}
              </option>
            ))}
          </SelectField>
          <TextField {...field('price')} inputMode="decimal" />
          <TextField {...field('day')} type="date" placeholder={today} />
        </FieldGrid>
        <Cluster>
          <Button type="submit">{t('admin.tax.tryPress')}</Button>
        </Cluster>
      </Stack>
      <div role="status">{asked && <Answer asked={asked} />}</div>
    </Panel>
  );
}

function Answer({ asked }: { asked: DeskInput<'taxTry'> }) {
  const t = useT();
  return (
    <Loaded query={useDeskQuery('taxTry', asked)}>
      {({ basisPoints, cents }) =>
        basisPoints === null ? (
          <p>{t('admin.tax.noRate')}</p>
        ) : (
          <p>
            <TaxRate basisPoints={basisPoints} /> · <Money usd={cents / 100} />
          </p>
        )
      }
    </Loaded>
  );
}
