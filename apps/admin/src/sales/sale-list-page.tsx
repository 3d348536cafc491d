import { type DeskSaleRow, deskSaleTabs } from '@souk/contract/desk';
import { DeskFrame, ListPage, StoreTime, useDesk, useDeskQuery, useListUrl } from '@souk/desk';
import { FormattedMessage, Money, useT } from '@souk/i18n';
import { Link } from '@souk/router';
import { Badge, ButtonLink } from '@souk/ui';

/** Flash sales: those that run first. */
export function SaleListPage() {
  return (
    <DeskFrame screen="sales" merchantId={null}>
      <SaleList />
    </DeskFrame>
  );
}

function SaleList() {
  const t = useT();
  const { may } = useDesk();
  const url = useListUrl(deskSaleTabs);
  const query = useDeskQuery('sales', url.input);
  return (
    <>
      {may('sales.write') && (
        <div>
          <ButtonLink as={Link} to="/admin/sales/new" $variant="primary">
            <FormattedMessage id="admin.sales.new" />
          </ButtonLink>
        </div>
      )}
      <ListPage<(typeof deskSaleTabs)[number], DeskSaleRow, NonNullable<typeof query.data>>
        words="admin.sales"
        url={url}
        tabs={deskSaleTabs}
        query={query}
        keyOf={({ id }) => String(id)}
        hrefOf={({ id }) => `/admin/sales/${id}`}
        columns={[
          { id: 'name', header: t('admin.sales.name'), cell: ({ name }) => name },
          {
            id: 'percent',
            header: t('admin.sales.percent'),
            isNumber: true,
            cell: ({ percent }) => (percent === null ? '—' : t('desk.product.off', { percent })),
          },
          { id: 'products', header: t('admin.sales.products'), isNumber: true, cell: ({ products }) => products },
          {
            id: 'sold',
            header: t('admin.sales.sold'),
            isNumber: true,
            cell: ({ isPlanned, soldPieces }) => (isPlanned ? '—' : soldPieces),
          },
          {
            id: 'revenue',
            header: t('admin.sales.revenue'),
            isNumber: true,
            isWide: true,
            cell: ({ isPlanned, soldCents }) => (isPlanned ? '—' : <Money usd={soldCents / 100} />),
          },
          {
            id: 'starts',
            header: t('admin.sales.starts'),
            isWide: true,
            cell: ({ startsAt }) => <StoreTime iso={startsAt} />,
          },
          {
            id: 'ends',
            header: t('admin.sales.ends'),
            isWide: true,
            cell: ({ endsAt }) => <StoreTime iso={endsAt} />,
          },
          {
            id: 'state',
            header: t('desk.orders.status'),
            cell: (sale) => <SaleBadge {...sale} />,
          },
        ]}
      />
    </>
  );
}

/** Whether a sale is planned, should have begun, runs or is over, in words. */
export function SaleBadge({ isRunning, isPlanned, isLate }: Pick<DeskSaleRow, 'isRunning' | 'isPlanned' | 'isLate'>) {
  const word = isLate ? 'late' : isPlanned ? 'planned' : 'over';
  return (
    <Badge $tone={isRunning ? 'ok' : isLate ? 'sale' : 'neutral'}>
      <FormattedMessage id={`admin.sales.${isRunning ? 'running' : word}`} />
    </Badge>
  );
}
