import { type DeskMerchantRow, type DeskMerchantTab, deskMerchantTabs } from '@souk/contract/desk';
import { DeskFrame, ListPage, StoreTime, useDeskQuery, useListUrl } from '@souk/desk';
import { Money, useT } from '@souk/i18n';
import { MerchantStateBadge } from './merchant-state-badge';
import { percentOf } from './percent-of';

/** Lists the platform's merchants by name: whether they sell, what waits, what is owed to them. */
export function MerchantListPage() {
  return (
    <DeskFrame screen="merchants" merchantId={null}>
      <MerchantList />
    </DeskFrame>
  );
}

function MerchantList() {
  const t = useT();
  const url = useListUrl(deskMerchantTabs);
  const query = useDeskQuery('merchants', url.input);
  return (
    <ListPage<DeskMerchantTab, DeskMerchantRow, NonNullable<typeof query.data>>
      words="admin.merchants"
      url={url}
      tabs={deskMerchantTabs}
      query={query}
      keyOf={({ id }) => String(id)}
      hrefOf={({ id }) => `/admin/merchants/${id}`}
      columns={[
        { id: 'name', header: t('admin.merchants.name'), cell: ({ name }) => name },
        {
          id: 'state',
          header: t('admin.merchants.state'),
          cell: ({ state }) => <MerchantStateBadge state={state} />,
        },
        {
          id: 'since',
          header: t('admin.merchants.since'),
          isWide: true,
          cell: ({ since }) => <StoreTime iso={since} look="short" />,
        },
        {
          id: 'products',
          header: t('admin.merchants.products'),
          isNumber: true,
          isWide: true,
          cell: ({ products }) => products,
        },
        {
          id: 'toShip',
          header: t('admin.merchants.toShip'),
          isNumber: true,
          cell: ({ toShip, late }) => (late > 0 ? t('admin.merchants.withLate', { toShip, late }) : toShip),
        },
        {
          id: 'refunds',
          header: t('admin.merchants.refundsShort'),
          isNumber: true,
          isWide: true,
          cell: ({ recentOrders: orders, recentRefunds: refunds }) =>
            orders > 0 ? t('admin.merchants.refundsValue', { share: percentOf(refunds, orders) }) : '–',
        },
        {
          id: 'stars',
          header: t('admin.merchants.stars'),
          isNumber: true,
          isWide: true,
          cell: ({ stars, reviewCount }) => (reviewCount > 0 ? t('admin.merchants.starsValue', { stars }) : '–'),
        },
        {
          id: 'balance',
          header: t('admin.merchants.balance'),
          isNumber: true,
          isWide: true,
          cell: ({ balanceCents }) => (balanceCents === null ? '–' : <Money usd={balanceCents / 100} />),
        },
        {
          id: 'people',
          header: t('admin.merchants.people'),
          isNumber: true,
          isWide: true,
          cell: ({ people }) => people,
        },
      ]}
    />
  );
}
