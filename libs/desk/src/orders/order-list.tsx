import { deskOrderTabs, type DeskOrderRow } from '@souk/contract/desk';
import { DateText, FormattedMessage, useT } from '@souk/i18n';
import { Button, Cluster, Notice } from '@souk/ui';
import { useState } from 'react';
import { Cents } from '../parts/cents';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { ListPage } from '../table/list-page';
import { useSelection } from '../table/use-selection';
import { OrderActions } from './order-actions';
import { OrderFilters, useNarrowedName } from './order-filters';
import { OrderBadges } from './order-look';
import { orderFileInput, orderListInput, useOrderListUrl } from './order-list.url';
import { ShipMany } from './ship-many';

/** Orders: those to send first, the oldest at the top. Several are sent together. */
export function OrderList() {
  const t = useT();
  const { base, merchantId, may } = useDesk();
  const url = useOrderListUrl();
  const query = useDeskQuery('orders', orderListInput(url));
  const list = query.data?.list ?? [];
  const selection = useSelection(list.filter(({ status }) => status === 'paid').map(({ no }) => no));
  const [isShipping, setShipping] = useState(false);
  const narrowed = useNarrowedName(url.filters);
  const mayShip = may('orders.fulfil');
  return (
    <>
      <OrderActions list={orderFileInput(url)} />
      <ListPage<(typeof deskOrderTabs)[number], DeskOrderRow, NonNullable<typeof query.data>>
        words="desk.orders"
        url={url}
        tabs={deskOrderTabs}
        counts={{ toShip: query.data?.toShip ?? 0 }}
        query={query}
        filter={{
          choice: <OrderFilters filters={url.filters} hrefOf={(filters) => url.href({ filters })} />,
          name: narrowed,
        }}
        keyOf={({ no }) => no}
        hrefOf={({ no }) => `${base}/orders/${no}`}
        {...(mayShip && url.tab === 'toShip' ? { selection } : {})}
        bulk={
          selection.keys.length > 0 && (
            <Notice role="status">
              <FormattedMessage id="desk.chosen" values={{ count: selection.keys.length }} />
              <Cluster>
                <Button size="sm" variant="primary" onClick={() => setShipping(true)}>
                  <FormattedMessage id="desk.orders.shipChosen" />
                </Button>
                <Button size="sm" onClick={() => selection.set([])}>
                  <FormattedMessage id="desk.chooseNone" />
                </Button>
              </Cluster>
            </Notice>
          )
        }
        columns={[
          { id: 'no', header: t('desk.orders.no'), isWhole: true, cell: ({ no }) => no },
          {
            id: 'at',
            header: t('desk.orders.at'),
            isWide: true,
            cell: ({ at }) => <DateText iso={at} look="time" />,
          },
          { id: 'customer', header: t('desk.orders.customer'), isWide: true, cell: ({ customer }) => customer || '—' },
          ...(merchantId === null
            ? [
                {
                  id: 'merchant',
                  header: t('desk.orders.merchant'),
                  isWide: true,
                  cell: ({ merchantName }: DeskOrderRow) => merchantName,
                },
              ]
            : []),
          {
            id: 'pieces',
            header: t('desk.orders.pieces'),
            isNumber: true,
            isWide: 'desktop',
            cell: ({ pieces }) => pieces,
          },
          {
            id: 'total',
            header: t('desk.orders.total'),
            isNumber: true,
            isWide: true,
            cell: ({ payCents }) => <Cents cents={payCents} />,
          },
          { id: 'status', header: t('desk.orders.status'), cell: (order) => <OrderBadges order={order} /> },
        ]}
      />
      {isShipping && (
        <ShipMany
          orders={list.filter(({ no }) => selection.has(no))}
          onClose={() => setShipping(false)}
          onSent={(done) => selection.set(selection.keys.filter((no) => !done.includes(no)))}
        />
      )}
    </>
  );
}
