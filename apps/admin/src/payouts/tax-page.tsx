import type { DeskTaxRates } from '@souk/contract/desk';
import { DeskFrame, Loaded, Panel, SmallTable, TaxRate, useDesk, useDeskChange, useDeskQuery } from '@souk/desk';
import { countryName } from '@souk/domain';
import { DateText, FormattedMessage, useLocale, useT } from '@souk/i18n';
import { Button, Stack } from '@souk/ui';
import { ratesOf } from './rate-values';
import { TaxRateForm } from './tax-rate-form';
import { TaxReport } from './tax-report';
import { TaxTry } from './tax-try';

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
  const { may } = useDesk();
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
            <>
              <TaxReport />
              <TaxTry today={found.today} />
              {may('payouts.write') && <TaxRateForm {...found} />}
              <Panel title={t('admin.tax.rates')}>
                <Rates {...found} />
              </Panel>
            </>
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
  const { may } = useDesk();
  const drop = useDeskChange('taxSave', { done: 'admin.tax.dropped' });
  const columns = ['country', 'standard', 'reduced', 'low', 'since'] as const;
  const rows = standing(found)
    .map((row) => ({ ...row, name: countryName(row.country, locale) }))
    .sort((one, other) => one.name.localeCompare(other.name, locale));
  return (
    <SmallTable caption={t('admin.tax.rates')} columns={columns.map((id) => t(`admin.tax.${id}`))}>
      {rows.map(({ name, isOwn, ...row }) => (
        <tr key={`${row.country} ${row.since}`}>
          <th scope="row">{name}</th>
          {[row.standard, row.reduced, row.low].map((basisPoints, at) => (
            <td key={columns[at + 1]}>{basisPoints === null ? '–' : <TaxRate basisPoints={basisPoints} />}</td>
          ))}
          <td>
            <DateText iso={row.since} look="short" />{' '}
            {isOwn && row.since > found.today && may('payouts.write') && (
              <Button
                size="sm"
                aria-label={t('admin.tax.dropOf', { name })}
                isBusy={drop.isPending}
                onClick={() => drop.mutate({ country: row.country, since: row.since, from: ratesOf(row), to: null })}
              >
                {t('admin.tax.drop')}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </SmallTable>
  );
}
