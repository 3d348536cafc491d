import { deskOrderTabs, type DeskOrderRow } from '@souk/contract/desk';
import { useT } from '@souk/i18n';
import { useState } from 'react';
import { Cents } from '../parts/cents';
import { useDesk, useDeskQuery } from '../parts/use-desk';
import { ListPage } from '../table/list-page';
import { useChosenRows } from '../table/use-chosen-rows';
import { ChosenOrders } from './chosen-orders';
import { OrderActions } from './order-actions';
import { OrderFilters, useNarrowedName } from './order-filters';
import { OrderBadges } from './order-look';
import { orderFileInput, orderListInput, useOrderListUrl } from './order-list.url';
import { PackingSlip } from './packing-slip';
import { Papers } from './paper';
import { nothingTyped, ShipMany } from './ship-many';
import { useSlips } from './use-slips';
import { StoreTime } from '../parts/store-time';

/** Orders: those to send first, the oldest at the top. Several are sent together. */
export function OrderList() {
  const t = useT();
  const { base, merchantId, may } = useDesk();
  const url = useOrderListUrl();
  const query = useDeskQuery('orders', orderListInput(url));
  const list = query.data?.list ?? [];
  const rows = useChosenRows({
    shown: list.filter(({ status }) => status === 'paid'),
    keyOf: ({ no }: DeskOrderRow) => no,
    url,
  });
  const [isShipping, setShipping] = useState(false);
  const [typed, setTyped] = useState(nothingTyped);
  const narrowed = useNarrowedName(url.filters);
  const slips = useSlips(rows.chosen.map(({ no }) => no));
  const mayShip = may('orders.fulfil');
  return (
    <>
      {slips.orders.length > 0 && (
        <Papers data-paper>
          {slips.orders.map((order) => (
            <PackingSlip key={order.no} order={order} />
          ))}
        </Papers>
      )}
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
        {...(mayShip && url.tab === 'toShip' ? { selection: rows.selection } : {})}
        bulk={
          mayShip && (
            <ChosenOrders
              rows={rows}
              isPrinting={slips.isReading}
              onShip={() => setShipping(true)}
              onPrint={slips.print}
            />
          )
        }
        columns={[
          { id: 'no', header: t('desk.orders.no'), isWhole: true, cell: ({ no }) => no },
          {
            id: 'at',
            header: t('desk.orders.at'),
            isWide: true,
            cell: ({ at }) => <StoreTime iso={at} />,
          },
          {
            id: 'customer',
            header: t('desk.orders.customer'),
            isWide: true,
            cell: ({ customer, isMasked }) => (isMasked ? t('desk.orders.masked') : customer || '—'),
          },
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
          orders={rows.chosen}
          typed={typed}
          onType={setTyped}
          onClose={() => setShipping(false)}
          onSent={rows.drop}
        />
      )}
    </>
  );
}
