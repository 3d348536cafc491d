import { useMoney, useT } from '@souk/i18n';
import { nameOf } from './list-filters';
import { useDesk, useDeskQuery } from './use-desk';

type Narrowed = { merchant?: number; leastCents?: number; mostCents?: number };

/** A merchant and amounts by which a list is narrowed, in words. */
export const useMoneyNames = ({ merchant, leastCents, mostCents }: Narrowed): string[] => {
  const t = useT();
  const money = useMoney();
  const { merchantId } = useDesk();
  const isNeeded = merchant !== undefined && merchantId === null;
  const names = useDeskQuery('merchantNames', {}, { isNeeded }).data;
  return [
    ...(isNeeded ? [nameOf(names, merchant, t('desk.orders.merchant')) ?? ''] : []),
    ...(leastCents === undefined ? [] : [t('desk.products.fromPrice', { price: money(leastCents / 100) })]),
    ...(mostCents === undefined ? [] : [t('desk.products.toPrice', { price: money(mostCents / 100) })]),
  ];
};
