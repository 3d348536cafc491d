import { type DeskStatementRow, type DeskStatementTab, deskSorts } from '@souk/contract/desk';
import { DateText, useT } from '@souk/i18n';
import { Cents } from '../parts/cents';
import { useListUrl } from '../parts/list-url';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { ListPage } from '../table/list-page';
import { Month, StatementBadge } from './statement-look';
import { listedSums } from './statement-sums';
import { statementTabs } from './statement-tabs';

const sums = ['sales', 'refunds', 'commission', 'besides'] as const;

/** Statements by month: all merchants' at the platform's desk, a merchant's own at theirs. */
export function StatementList() {
  const t = useT();
  const { base, merchantId } = useDesk();
  const tabs = statementTabs(merchantId === null);
  const url = useListUrl(tabs, deskSorts.statements);
  const query = useDeskQuery('statements', url.input);
  const folder = merchantId === null ? 'payouts' : 'statements';
  return (
    <ListPage<DeskStatementTab, DeskStatementRow, NonNullable<typeof query.data>>
      words={merchantId === null ? 'desk.payouts' : 'desk.statements'}
      url={url}
      tabs={tabs}
      query={query}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => `${base}/${folder}/${id}`}
      columns={[
        { id: 'month', header: t('desk.statement.month'), cell: (row) => <Month {...row} /> },
        ...(merchantId === null
          ? [
              {
                id: 'merchant',
                header: t('desk.orders.merchant'),
                cell: ({ merchantName }: DeskStatementRow) => merchantName,
              },
            ]
          : []),
        ...sums.map((id) => ({
          id,
          header: t(`desk.statement.list.${id}`),
          isNumber: true,
          isWide: true,
          cell: (row: DeskStatementRow) => <Cents cents={listedSums(row)[id]} />,
        })),
        {
          id: 'due',
          header: t('desk.statement.dueSum'),
          isNumber: true,
          cell: ({ dueCents }) => <Cents cents={dueCents} />,
        },
        {
          id: 'paid',
          header: t('desk.statement.paidOn'),
          isWide: true,
          cell: ({ paidOn }) => (paidOn ? <DateText iso={paidOn} look="short" /> : '—'),
        },
        { id: 'state', header: t('desk.orders.status'), cell: (row) => <StatementBadge {...row} /> },
      ]}
    />
  );
}
