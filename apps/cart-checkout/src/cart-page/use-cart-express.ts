import { orderConfirmPath } from '@souk/domain';
import { useNavigate } from '@souk/router';
import { cartStore, useApi, useSay } from '@souk/state';
import { useRef } from 'react';
import type { ExpressSource, Sums } from '../parts/express/express-source';
import { offeredBy } from '../parts/placing/coupon-pick';
import { keepDraft } from '../parts/placing/draft';
import { trackBegin } from '../parts/purchase-tracking/purchase-tracking';
import type { ShownCart } from '../parts/shown-cart/use-shown-cart';
import { isCartStale } from '../parts/start-checkout/is-cart-stale';
import { takeChecked } from '../parts/start-checkout/take-checked';

/** Express payment of what is checked in the cart: it is taken aside when a wallet opens. Source: docs/expectations, K2. */
export const useCartExpress = ({ estimate: { data } }: ShownCart): ExpressSource => {
  const api = useApi();
  const say = useSay();
  const navigate = useNavigate();
  // With nothing checked there is no estimate: the buttons stay, and say what to do.
  const last = useRef<Sums | null>(null);
  if (data) last.current = { goods: data.proTotalFee, freight: data.freightFee, off: 0, total: data.payFee };
  return {
    sums: last.current,
    mayBegin: () => {
      const isSomething = cartStore.getState().checkedCount > 0;
      if (!isSomething) say.wrong('error.selectProduct');
      return isSomething;
    },
    prepare: async () => {
      const path = await takeChecked(api);
      const preOrderNo = new URL(path, location.origin).searchParams.get('preOrderNo') ?? '';
      const preOrder = await api.orders.preLoad({ preOrderNo });
      trackBegin(preOrder);
      return { preOrder, totals: preOrder, picked: offeredBy(preOrder) };
    },
    typed: () => ({}),
    onIncomplete: (values, { preOrderNo }) => {
      keepDraft(preOrderNo, values);
      void navigate(orderConfirmPath(preOrderNo));
    },
    onRefused: (error) => {
      say.failed(error);
      if (isCartStale(error)) void cartStore.getState().load();
    },
  };
};
