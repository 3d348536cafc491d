import { type DeskInput, taxCategories } from '@souk/contract/desk';
import { Loaded, Panel, TaxRate, typedCents, useDeskQuery } from '@souk/desk';
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
  const [isBad, setBad] = useState(false);
  const field = (name: keyof typeof begin) => ({
    label: t(`admin.tax.${name}`),
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues((now) => ({ ...now, [name]: event.target.value })),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const cents = typedCents(values.price);
    const category = taxCategories.find((one) => one === values.category) ?? 'standard';
    const isAsked = values.country !== '' && cents !== null;
    setBad(!isAsked);
    if (isAsked) setAsked({ country: values.country, category, cents, ...(values.day ? { day: values.day } : {}) });
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
          <TextField {...field('price')} inputMode="decimal" error={isBad ? t('admin.tax.tryBad') : null} />
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
