import { type DeskCustomerRow, deskCustomerTabs } from '@souk/contract/desk';
import { DeskFrame, ListPage, StoreTime, useDeskQuery } from '@souk/desk';
import { FormattedMessage, Money, useT } from '@souk/i18n';
import { Badge } from '@souk/ui';
import { CustomerFilters, useDaysName } from './customer-filters';
import { customerListInput, useCustomerListUrl } from './customer-list.url';

/** Lists everybody who bought, with an account or as a guest, the latest purchase first; and accounts that never did, the newest first. */
export function CustomerListPage() {
  return (
    <DeskFrame screen="customers" merchantId={null}>
      <CustomerList />
    </DeskFrame>
  );
}

/** Columns of customers who bought something. */
const bought = (t: ReturnType<typeof useT>) => [
  {
    id: 'purchases',
    header: t('admin.customers.purchases'),
    isNumber: true,
    cell: ({ purchases }: DeskCustomerRow) => purchases,
  },
  {
    id: 'spent',
    header: t('admin.customers.spent'),
    isNumber: true,
    cell: ({ spentCents }: DeskCustomerRow) => <Money usd={spentCents / 100} />,
  },
  {
    id: 'last',
    header: t('admin.customers.last'),
    isWide: true,
    cell: ({ lastAt }: DeskCustomerRow) => (lastAt ? <StoreTime iso={lastAt} look="short" /> : '—'),
  },
];

function CustomerList() {
  const t = useT();
  const url = useCustomerListUrl();
  const query = useDeskQuery('customers', customerListInput(url));
  const narrowed = useDaysName(url.filters);
  const hasBought = url.input.tab !== 'neverBought';
  return (
    <ListPage<(typeof deskCustomerTabs)[number], DeskCustomerRow, NonNullable<typeof query.data>>
      words="admin.customers"
      url={url}
      tabs={deskCustomerTabs}
      query={query}
      filter={{
        choice: (
          <CustomerFilters filters={url.filters} hasBought={hasBought} hrefOf={(filters) => url.href({ filters })} />
        ),
        name: narrowed,
      }}
      keyOf={({ key }) => key}
      hrefOf={({ key }) => `/admin/customers/${encodeURIComponent(key)}`}
      columns={[
        { id: 'name', header: t('admin.customers.name'), cell: ({ name, email }) => name || email },
        { id: 'email', header: t('admin.customers.email'), isWide: true, cell: ({ email }) => email },
        {
          id: 'kind',
          header: t('admin.customers.kind'),
          isWide: true,
          cell: ({ isGuest }) => (
            <Badge>
              <FormattedMessage id={isGuest ? 'admin.customers.guest' : 'admin.customers.account'} />
            </Badge>
          ),
        },
        ...(hasBought ? bought(t) : []),
        {
          id: 'since',
          header: t('admin.customers.firstAt'),
          isWide: true,
          cell: ({ since }) => <StoreTime iso={since} look="short" />,
        },
      ]}
    />
  );
}
