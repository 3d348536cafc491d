import type { TaxSum } from '@souk/contract/desk';
import { countryName } from '@souk/domain';
import { FormattedMessage, useLocale, useT } from '@souk/i18n';
import { Cents } from '../parts/cents';
import { TaxRate } from '../parts/tax-rate';
import { Panel } from '../parts/layout';
import { SmallTable } from '../table/small-table';

/** The tax that a statement's sales and refunds include, by country and rate: what a tax return asks for. */
export function StatementTaxes({ taxes }: { taxes: readonly TaxSum[] }) {
  const t = useT();
  if (taxes.length === 0) return null;
  return (
    <Panel title={t('desk.tax.included')}>
      <p>
        <FormattedMessage id="desk.tax.statementText" />
      </p>
      <TaxSums taxes={taxes} />
    </Panel>
  );
}

/** Tax by country and rate as a table. */
export function TaxSums({ taxes }: { taxes: readonly TaxSum[] }) {
  const t = useT();
  const { locale } = useLocale();
  const columns = ['country', 'rate', 'paid', 'included', 'back', 'taxBack'] as const;
  return (
    <SmallTable caption={t('desk.tax.included')} columns={columns.map((id) => t(`desk.tax.${id}`))}>
      {taxes.map(({ country, basisPoints, paidCents, taxCents, backCents, taxBackCents }) => (
        <tr key={`${country} ${basisPoints}`}>
          <th scope="row">{countryName(country, locale)}</th>
          <td>
            <TaxRate basisPoints={basisPoints} />
          </td>
          {[paidCents, taxCents, backCents, taxBackCents].map((cents, at) => (
            <td key={columns[at + 2]}>
              <Cents cents={cents} />
            </td>
          ))}
        </tr>
      ))}
    </SmallTable>
  );
}
