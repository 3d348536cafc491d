import type { ComputedPrice, MerchantTotals, PreOrder, PurchaseTotals } from '@souk/contract';
import { useQuery } from '@souk/query';
import { useApi } from '@souk/state';
import { useRef, useState } from 'react';
import { merchantRequests, offeredBy, withoutCoupons, type CouponPick } from '../parts/placing/coupon-pick';
import { keepPick, readPick } from '../parts/placing/draft';
import { orderConfirmQueries } from './order-confirm.queries';

export type Prices = {
  totals: PurchaseTotals;
  merchants: readonly MerchantTotals[];
  /** Those of the chosen coupons that hold: what is ordered with. */
  picked: CouponPick;
  /** Coupons that did not hold, with the reason in words. */
  rejected: ComputedPrice['rejectedCoupons'];
  /** The server is pricing: what is shown is the last answer. */
  isUpdating: boolean;
  /** Why the last choice is not in the sums; null: it is, or is on its way. */
  error: unknown;
  /** `merId` null: the platform's coupon. `id` null: none. */
  pick: (merId: number | null, id: number | null) => void;
  refresh: () => void;
};

/** What the purchase costs, always priced by the server. It comes with the best coupons already chosen. */
export const usePrices = (preOrder: PreOrder): Prices => {
  const api = useApi();
  // Null until the shopper chooses: what is offered is followed, also where a coupon of it has ended by now, or somebody signs in on the way.
  const [chosen, setChosen] = useState(() => readPick(preOrder.preOrderNo));
  const choose = (pick: CouponPick) => {
    keepPick(preOrder.preOrderNo, pick);
    setChosen(pick);
  };
  const picked = chosen ?? offeredBy(preOrder);
  const isOffered = JSON.stringify(picked) === JSON.stringify(offeredBy(preOrder));
  const { data, isFetching, error, refetch } = useQuery({
    ...orderConfirmQueries(api).price({
      preOrderNo: preOrder.preOrderNo,
      platUserCouponId: picked.platform,
      orderMerchantRequestList: merchantRequests(preOrder, picked),
    }),
    enabled: !isOffered,
  });
  // A choice that could not be priced leaves the sums of the one before it.
  const last = useRef<PreOrder | ComputedPrice>(preOrder);
  if (isOffered) last.current = preOrder;
  else if (data) last.current = data;
  const priced = last.current;
  const rejected = isOffered ? [] : (data?.rejectedCoupons ?? []);
  const held = withoutCoupons(picked, rejected);
  return {
    totals: priced,
    merchants: priced.orderList,
    picked: held,
    rejected,
    isUpdating: isFetching,
    error: isOffered ? null : error,
    pick: (merId, id) =>
      choose(merId === null ? { ...held, platform: id } : { ...held, merchants: { ...held.merchants, [merId]: id } }),
    refresh: () => void refetch(),
  };
};
