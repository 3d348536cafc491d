import { customerLinksMost, customerPurchasesMost, type DeskCustomer } from '@souk/contract/desk';
import {
  Column,
  Columns,
  DeskFrame,
  DetailTitle,
  Facts,
  Loaded,
  OrderBadges,
  Panel,
  RuledList,
  StoreTime,
  ThingLog,
  useDeskQuery,
} from '@souk/desk';
import { Money, useT } from '@souk/i18n';
import { Link, useParams } from '@souk/router';
import styled from 'styled-components';
import { CustomerData } from './customer-data';
import { CustomerPoints } from './customer-points';
import { CustomerSignIns } from './customer-sign-ins';

/** One customer: who they are, and what they bought, asked back and wrote about. */
export function CustomerDetailPage() {
  const { key = '' } = useParams();
  return (
    <DeskFrame
      screen="customers"
      merchantId={null}
      title={
        <DetailTitle
          call="customer"
          input={{ key }}
          name={({ name, email }) => name || email || '—'}
          screen="customers"
        />
      }
    >
      <Customer customerKey={key} />
      <ThingLog subject="customer" id={key} />
    </DeskFrame>
  );
}

function Customer({ customerKey: key }: { customerKey: string }) {
  return <Loaded query={useDeskQuery('customer', { key })}>{(customer) => <Shown customer={customer} />}</Loaded>;
}

function Shown({ customer }: { customer: DeskCustomer }) {
  const t = useT();
  return (
    <Columns>
      <Column>
        <Panel title={t('admin.customers.orders')}>
          {customer.orders.length === 0 && <p>{t('admin.customers.noOrders')}</p>}
          <List>
            {customer.orders.map((order) => (
              <li key={order.no}>
                <Link to={`/admin/orders/${order.no}`}>{order.no}</Link>
                <OrderBadges order={order} />
                <span>
                  <Money usd={order.payCents / 100} />
                </span>
                <small>
                  {order.merchantName} · <StoreTime iso={order.at} />
                </small>
              </li>
            ))}
          </List>
          {customer.purchases > customerPurchasesMost && (
            <p>
              {t('admin.customers.latest', { most: customerPurchasesMost })}{' '}
              {customer.email && (
                <Link to={`/admin/orders?${new URLSearchParams({ tab: 'all', q: customer.email }).toString()}`}>
                  {t('admin.customers.allOrders')}
                </Link>
              )}
            </p>
          )}
        </Panel>
      </Column>
      <Column>
        <Panel title={t('admin.customers.about')}>
          <About customer={customer} />
        </Panel>
        <CustomerPoints customer={customer} />
        <CustomerSignIns customer={customer} />
        <CustomerData customer={customer} />
        <Links
          title={t('desk.refunds.title')}
          links={customer.refunds.map(({ no, at }) => ({ to: `/admin/refunds/${no}`, text: no, at }))}
        />
        <Links
          title={t('desk.tickets.title')}
          links={customer.tickets.map(({ id, subject, at }) => ({ to: `/admin/tickets/${id}`, text: subject, at }))}
        />
      </Column>
    </Columns>
  );
}

function About({ customer }: { customer: DeskCustomer }) {
  const t = useT();
  return (
    <Facts>
      <dt>{t('admin.customers.email')}</dt>
      <dd>{customer.email ? <a href={`mailto:${customer.email}`}>{customer.email}</a> : '—'}</dd>
      <dt>{t('admin.customers.kind')}</dt>
      <dd>{t(customer.isGuest ? 'admin.customers.guest' : 'admin.customers.account')}</dd>
      <dt>{t('admin.customers.language')}</dt>
      <dd>{t(`admin.customers.language.${customer.language}`)}</dd>
      <dt>{t('admin.customers.since')}</dt>
      <dd>
        <StoreTime iso={customer.since} look="short" />
      </dd>
      <dt>{t('admin.customers.purchases')}</dt>
      <dd>{customer.purchases}</dd>
      <dt>{t('admin.customers.spent')}</dt>
      <dd>
        <Money usd={customer.spentCents / 100} />
      </dd>
    </Facts>
  );
}

function Links({ title, links }: { title: string; links: readonly { to: string; text: string; at: string }[] }) {
  const t = useT();
  if (links.length === 0) return null;
  return (
    <Panel title={title}>
      <List>
        {links.map(({ to, text, at }) => (
          <li key={to}>
            <Link to={to}>{text}</Link>
            <small>
              <StoreTime iso={at} look="short" />
            </small>
          </li>
        ))}
      </List>
      {links.length === customerLinksMost && <p>{t('admin.customers.latest', { most: customerLinksMost })}</p>}
    </Panel>
  );
}

const List = styled(RuledList)`
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 14px;
  }
  & > li > span {
    font-variant-numeric: tabular-nums;
  }
  & > li > small {
    flex-basis: 100%;
  }
`;
