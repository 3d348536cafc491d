import type { DeskTaxRates, OwnTaxRates } from '@souk/contract/desk';
import { DraftForm, type FieldFaults, faultsIn, Panel, useFieldFaults, useDeskChange, useDraft } from '@souk/desk';
import { isTaxOrdered } from '@souk/domain/desk';
import { useT } from '@souk/i18n';
import { FieldGrid, TextField } from '@souk/ui';
import { CountryField } from './country-field';
import { rateText, ratesOf, typedRate } from './rate-values';

const empty = { country: '', since: '', standard: '', reduced: '', low: '' };
type Values = typeof empty;
const rateFields = ['standard', 'reduced', 'low'] as const;

/** What is typed as rates, or what is wrong with it. */
const readRates = (
  { country, since, ...typed }: Values,
  today: string,
): { to: OwnTaxRates } | { faults: FieldFaults<keyof Values> } => {
  const [standard, reduced, low] = rateFields.map((name) => typedRate(typed[name]));
  const faults = faultsIn({
    country: country === '' ? 'admin.tax.noCountry' : null,
    since: since <= today ? 'admin.tax.notLater' : null,
    standard: typeof standard === 'number' ? null : 'admin.rates.bad',
    reduced: reduced === undefined ? 'admin.rates.bad' : null,
    low: low === undefined ? 'admin.rates.bad' : null,
  });
  if (typeof standard !== 'number' || reduced === undefined || low === undefined) return { faults };
  const to = { standard, reduced, low };
  if (!isTaxOrdered(to)) return { faults: { standard: 'admin.tax.notOrdered', ...faults } };
  return Object.keys(faults).length > 0 ? { faults } : { to };
};

/** Rates of a country from a later day on: new ones, or others in place of those that were entered for that day. */
export function TaxRateForm({ today, rates }: DeskTaxRates) {
  const t = useT();
  const save = useDeskChange('taxSave', { done: 'admin.tax.saved' });
  const draft = useDraft<Values>(empty, save.isPending);
  const { values, setValues } = draft;
  const read = readRates(values, today);
  const fields = useFieldFaults('faults' in read && draft.isChanged ? read.faults : {});
  const store = () => {
    if (!fields.check() || 'faults' in read || save.isPending) return;
    const { country, since } = values;
    const from = rates.find((row) => row.isOwn && row.country === country && row.since === since) ?? null;
    save.mutate(
      { country, since, from: from && ratesOf(from), to: read.to },
      { onSuccess: () => draft.beginAnew(values) },
    );
  };
  const field = (name: keyof Values) => ({
    label: t(`admin.tax.${name === 'since' ? 'from' : name}`),
    value: values[name],
    error: fields.errorOf(name),
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
        wrong={fields.wrong}
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
