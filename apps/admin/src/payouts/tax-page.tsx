import type { DeskTaxRates } from '@souk/contract/desk';
import { DeskFrame, Loaded, Panel, SmallTable, TaxRate, useDeskQuery } from '@souk/desk';
import { countryName } from '@souk/domain';
import { DateText, FormattedMessage, useLocale, useT } from '@souk/i18n';
import { Stack } from '@souk/ui';

/** Rates of tax by country, and what the store does with them. */
export function TaxPage() {
  return (
    <DeskFrame screen="payouts" merchantId={null} title={<FormattedMessage id="admin.tax.title" />}>
      <Tax />
    </DeskFrame>
  );
}

function Tax() {
  const t = useT();
  const query = useDeskQuery('taxRates', {});
  return (
    <Loaded query={query}>
      {(found) => (
        <Stack $gap={5}>
          <Panel title={t('admin.tax.how')}>
            <p>{t(`admin.tax.${found.provider}`)}</p>
            <p>{t('admin.tax.not')}</p>
          </Panel>
          {found.provider === 'table' && (
            <Panel title={t('admin.tax.rates')}>
              <Rates {...found} />
            </Panel>
          )}
        </Stack>
      )}
    </Loaded>
  );
}

/** Rates that hold today or begin later: those before are for nobody to look up here, since orders store theirs. */
const standing = ({ rates, today }: DeskTaxRates) =>
  rates.filter(
    ({ country, since }) =>
      since > today || !rates.some((other) => other.country === country && other.since > since && other.since <= today),
  );

function Rates(found: DeskTaxRates) {
  const t = useT();
  const { locale } = useLocale();
  const columns = ['country', 'standard', 'reduced', 'low', 'since'] as const;
  const rows = standing(found)
    .map((row) => ({ ...row, name: countryName(row.country, locale) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <SmallTable caption={t('admin.tax.rates')} columns={columns.map((id) => t(`admin.tax.${id}`))}>
      {rows.map(({ country, name, since, standard, reduced, low }) => (
        <tr key={`${country} ${since}`}>
          <th scope="row">{name}</th>
          {[standard, reduced, low].map((basisPoints, at) => (
            <td key={columns[at + 1]}>{basisPoints === null ? '–' : <TaxRate basisPoints={basisPoints} />}</td>
          ))}
          <td>
            <DateText iso={since} look="short" />
          </td>
        </tr>
      ))}
    </SmallTable>
  );
}
