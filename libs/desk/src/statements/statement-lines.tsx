import type { DeskStatement, StatementLine } from '@souk/contract/desk';
import { FormattedMessage, useIntl, useT } from '@souk/i18n';
import { Cents } from '../parts/cents';
import type { ListUrl } from '../parts/list-url';
import { useDesk } from '../parts/use-desk';
import { DataTable } from '../table/data-table';
import { Pages } from '../table/pages';
import { zonedTime } from '../parts/zoned-time';

type AmountName = 'goodsCents' | 'shippingCents' | 'couponCents' | 'commissionCents' | 'taxCents';

/** Entries of a statement: each order that was paid and each refund, with what it brings the merchant, on days of the statement's own zone. */
export function StatementLines({
  lines,
  timeZone,
  hasTax,
  url,
  isBusy,
}: Pick<DeskStatement, 'lines' | 'timeZone'> & { hasTax: boolean; url: ListUrl<'all'>; isBusy: boolean }) {
  const t = useT();
  const { locale } = useIntl();
  const { base } = useDesk();
  if (lines.total === 0)
    return (
      <p>
        <FormattedMessage id="desk.statement.noLines" />
      </p>
    );
  const amount = (id: AmountName, header = `desk.statement.${id}`) => ({
    id,
    header: t(header),
    isNumber: true,
    isWide: 'large' as const,
    cell: (line: StatementLine) => <Cents cents={line[id]} />,
  });
  return (
    <>
      <DataTable
        caption={t('desk.statement.lines')}
        columns={[
          { id: 'no', header: t('desk.statement.order'), cell: ({ orderNo, reason }) => orderNo ?? reason },
          {
            id: 'kind',
            header: t('desk.statement.event'),
            isWide: true,
            // With its day below it: beside six sums there is no room for one more column on a laptop.
            cell: ({ kind, at }) => (
              <>
                {t(`desk.statement.kind.${kind}`)}
                <small>
                  <time dateTime={at}>{zonedTime(at, locale, timeZone, 'short')}</time>
                </small>
              </>
            ),
          },
          amount('goodsCents'),
          amount('shippingCents'),
          amount('couponCents', 'desk.statement.coupons'),
          { ...amount('commissionCents'), isWide: true },
          ...(hasTax ? [amount('taxCents', 'desk.tax.included')] : []),
          // Last, where it stays in sight: what the others add up to.
          {
            id: 'sum',
            header: t('desk.statement.sum'),
            isNumber: true,
            cell: ({ sumCents }) => <Cents cents={sumCents} />,
          },
        ]}
        rows={lines.list}
        keyOf={({ kind, ref }) => `${kind} ${ref}`}
        hrefOf={({ orderNo }) => orderNo && `${base}/orders/${orderNo}`}
        words={{ selectAll: '', select: () => '' }}
        isBusy={isBusy}
      />
      <Pages url={url} at={{ ...lines, shown: lines.list.length }} />
    </>
  );
}
