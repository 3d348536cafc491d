import type { DayFigures } from '@souk/contract/desk';
import { DateText, FormattedNumber, useT } from '@souk/i18n';
import { Accordion } from '@souk/ui';
import { Cents } from '../parts/cents';
import { SmallTable } from '../table/small-table';

const columns = ['day', 'sales', 'orders', 'refunds'] as const;

/** The figures of the chart as a table, the latest day first, folded away until it is asked for. */
export function SalesTable({ days }: { days: readonly DayFigures[] }) {
  const t = useT();
  return (
    <Accordion title={t('desk.figures.asTable')}>
      <SmallTable caption={t('desk.figures.chart')} columns={columns.map((id) => t(`desk.figures.column.${id}`))}>
        {[...days].reverse().map(({ day, salesCents, orders, refundCents }) => (
          <tr key={day}>
            <th scope="row">
              <DateText iso={day} look="weekday" />
            </th>
            <td>
              <Cents cents={salesCents} />
            </td>
            <td>
              <FormattedNumber value={orders} />
            </td>
            <td>
              <Cents cents={refundCents} />
            </td>
          </tr>
        ))}
      </SmallTable>
    </Accordion>
  );
}
