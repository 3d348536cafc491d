import { useMoney, useT } from '@souk/i18n';
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
    ...(names ?? []).filter(({ id }) => id === merchant).map(({ name }) => name),
    ...(leastCents === undefined ? [] : [t('desk.products.fromPrice', { price: money(leastCents / 100) })]),
    ...(mostCents === undefined ? [] : [t('desk.products.toPrice', { price: money(mostCents / 100) })]),
  ];
};
