import { type DeskCustomerRow, deskCustomerTabs } from '@souk/contract/desk';
import { DeskFrame, ListPage, useDeskQuery } from '@souk/desk';
import { DateText, FormattedMessage, Money, useT } from '@souk/i18n';
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

function CustomerList() {
  const t = useT();
  const url = useCustomerListUrl();
  const query = useDeskQuery('customers', customerListInput(url));
  const narrowed = useDaysName(url.filters);
  return (
    <ListPage<(typeof deskCustomerTabs)[number], DeskCustomerRow, NonNullable<typeof query.data>>
      words="admin.customers"
      url={url}
      tabs={deskCustomerTabs}
      query={query}
      filter={{
        choice: <CustomerFilters filters={url.filters} hrefOf={(filters) => url.href({ filters })} />,
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
        {
          id: 'purchases',
          header: t('admin.customers.purchases'),
          isNumber: true,
          cell: ({ purchases }) => purchases,
        },
        {
          id: 'spent',
          header: t('admin.customers.spent'),
          isNumber: true,
          cell: ({ spentCents }) => <Money usd={spentCents / 100} />,
        },
        {
          id: 'last',
          header: t('admin.customers.last'),
          isWide: true,
          cell: ({ lastAt }) => (lastAt ? <DateText iso={lastAt} look="short" /> : '—'),
        },
        {
          id: 'since',
          header: t('admin.customers.firstAt'),
          isWide: true,
          cell: ({ since }) => <DateText iso={since} look="short" />,
        },
      ]}
    />
  );
}
