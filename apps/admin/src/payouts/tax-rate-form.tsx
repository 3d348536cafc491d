import type { DeskTaxRates, OwnTaxRates } from '@souk/contract/desk';
import { DraftForm, Panel, useDeskChange, useDraft } from '@souk/desk';
import { isTaxOrdered } from '@souk/domain/desk';
import { useT } from '@souk/i18n';
import { FieldGrid, TextField } from '@souk/ui';
import { useState } from 'react';
import { CountryField } from './country-field';
import { rateText, ratesOf, typedRate } from './rate-values';

const empty = { country: '', since: '', standard: '', reduced: '', low: '' };
type Values = typeof empty;
const rateFields = ['standard', 'reduced', 'low'] as const;

/** What is typed as rates; the id of the message that says what is wrong with it. */
const readRates = ({ country, since, ...typed }: Values, today: string): OwnTaxRates | { wrong: string } => {
  if (country === '') return { wrong: 'admin.tax.noCountry' };
  if (since <= today) return { wrong: 'admin.tax.notLater' };
  const [standard, reduced, low] = rateFields.map((name) => typedRate(typed[name]));
  if (typeof standard !== 'number' || reduced === undefined || low === undefined) return { wrong: 'admin.rates.bad' };
  const rates = { standard, reduced, low };
  return isTaxOrdered(rates) ? rates : { wrong: 'admin.tax.notOrdered' };
};

/** Rates of a country from a later day on: new ones, or others in place of those that were entered for that day. */
export function TaxRateForm({ today, rates }: DeskTaxRates) {
  const t = useT();
  const [wrong, setWrong] = useState<string | null>(null);
  const save = useDeskChange('taxSave', { done: 'admin.tax.saved' });
  const draft = useDraft<Values>(empty, save.isPending);
  const { values, setValues } = draft;
  const store = () => {
    const to = readRates(values, today);
    setWrong('wrong' in to ? to.wrong : null);
    if ('wrong' in to || save.isPending) return;
    const { country, since } = values;
    const from = rates.find((row) => row.isOwn && row.country === country && row.since === since) ?? null;
    save.mutate({ country, since, from: from && ratesOf(from), to }, { onSuccess: () => draft.saved(values) });
  };
  const field = (name: keyof Values) => ({
    label: t(`admin.tax.${name === 'since' ? 'from' : name}`),
    value: values[name],
    onChange: (event: { target: { value: string } }) => setValues((now) => ({ ...now, [name]: event.target.value })),
  });
  const stands = rates.filter((row) => row.country === values.country).at(-1);
  return (
    <Panel title={t('admin.tax.add')}>
      <p>{t('admin.tax.addText')}</p>
      <DraftForm
        draft={draft}
        nameOf={(name) => t(`admin.tax.${name === 'since' ? 'from' : name}`)}
        saveLabel={t('admin.tax.save')}
        isBusy={save.isPending}
        wrong={wrong}
        onSave={store}
      >
        <FieldGrid>
          <CountryField {...field('country')} />
          <TextField {...field('since')} type="date" min={today} />
          {rateFields.map((name) => (
            <TextField
              key={name}
              {...field(name)}
              placeholder={rateText(stands?.[name] ?? null)}
              inputMode="decimal"
              maxLength={8}
            />
          ))}
        </FieldGrid>
      </DraftForm>
    </Panel>
  );
}
