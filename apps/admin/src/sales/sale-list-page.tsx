import { type DeskSaleRow, deskSaleTabs } from '@souk/contract/desk';
import { DeskFrame, ListPage, useDesk, useDeskQuery, useListUrl } from '@souk/desk';
import { DateText, FormattedMessage, useT } from '@souk/i18n';
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
            id: 'starts',
            header: t('admin.sales.starts'),
            isWide: true,
            cell: ({ startsAt }) => <DateText iso={startsAt} look="time" />,
          },
          {
            id: 'ends',
            header: t('admin.sales.ends'),
            isWide: true,
            cell: ({ endsAt }) => <DateText iso={endsAt} look="time" />,
          },
          {
            id: 'state',
            header: t('desk.orders.status'),
            cell: ({ isRunning }) => <SaleBadge isRunning={isRunning} />,
          },
        ]}
      />
    </>
  );
}

/** Whether a sale runs, in words. */
export function SaleBadge({ isRunning }: Pick<DeskSaleRow, 'isRunning'>) {
  return (
    <Badge $tone={isRunning ? 'ok' : 'neutral'}>
      <FormattedMessage id={isRunning ? 'admin.sales.running' : 'admin.sales.over'} />
    </Badge>
  );
}
