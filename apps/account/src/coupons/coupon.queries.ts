import type { Api } from '@souk/api-client';
import { useApi } from '@souk/state';
import { pagedOptions } from '../parts/paged/paged-options';
import { useChange } from '../parts/use-change';

/** Own coupons, and those that can be received. */
export const couponQueries = (api: Api) => ({
  mine: (type: 'usable' | 'unusable') =>
    pagedOptions(['coupons', 'mine', type], (page, signal) => api.coupons.mine({ type, page, limit: 12 }, signal)),
  centre: () => pagedOptions(['coupons', 'centre'], (page, signal) => api.coupons.list({ page, limit: 12 }, signal)),
});

/** Receives a coupon; the lists follow, also when it was refused: it is theirs already, or gone. Source: spec 4, Coupon; ACCT-04. */
export const useReceive = () => {
  const api = useApi();
  return useChange({
    call: (couponId: number, once) => api.coupons.receive({ couponId }, once),
    done: 'coupons.received',
    stale: [['coupons']],
  });
};
