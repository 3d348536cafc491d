import type { OrderCounts } from '@souk/contract';
import { FormattedMessage, useT } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { Link } from '@souk/router';
import { useApi } from '@souk/state';
import { Badge, TabLink } from '@souk/ui';
import { orderQueries, type OrderFilter } from '../parts/order/order.queries';
import { TabRow } from '../parts/tab-row';
import { orderListHref, orderTypes } from './order-list.url';

const countOf: Partial<Record<(typeof orderTypes)[number], keyof OrderCounts>> = {
  unpaid: 'unPaidCount',
  '0': 'unShippedCount',
  '1': 'receivedCount',
  '4': 'replyCount',
};

/** Which orders are shown; how many of them ask for something. Source: spec 4, Order list states. */
export function OrderTabs({ filter }: { filter: OrderFilter }) {
  const t = useT();
  const { data: counts } = useQuery(orderQueries(useApi()).counts());
  return (
    <TabRow label={t('orders.tabs')}>
      {orderTypes.map((type) => {
        const countKey = countOf[type];
        const count = countKey ? (counts?.[countKey] ?? 0) : 0;
        return (
          <TabLink
            key={type}
            as={Link}
            to={orderListHref({ type, keyword: filter.keyword })}
            aria-current={type === filter.type ? 'page' : undefined}
          >
            <FormattedMessage id={`orders.tab.${type}`} />
            {count > 0 && <Badge $tone={type === 'unpaid' ? 'warn' : 'neutral'}>{count}</Badge>}
          </TabLink>
        );
      })}
    </TabRow>
  );
}
