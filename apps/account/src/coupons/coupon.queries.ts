import type { Api } from '@souk/api-client';
import { useMutation, useQueryClient } from '@souk/query';
import { useApi, useSay } from '@souk/state';
import { pagedOptions } from '../parts/paged/paged-options';

/** Own coupons, and those that can be received. */
export const couponQueries = (api: Api) => ({
  mine: (type: 'usable' | 'unusable') =>
    pagedOptions(['coupons', 'mine', type], (page, signal) => api.coupons.mine({ type, page, limit: 12 }, signal)),
  centre: () => pagedOptions(['coupons', 'centre'], (page, signal) => api.coupons.list({ page, limit: 12 }, signal)),
});

/** Receives a coupon; the lists follow. Source: spec 4, Coupon; ACCT-04. */
export const useReceive = () => {
  const api = useApi();
  const say = useSay();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (couponId: number) => api.coupons.receive({ couponId }),
    onSuccess: async () => {
      say.done('coupons.received');
      await queryClient.invalidateQueries({ queryKey: ['coupons'] });
    },
    onError: say.failed,
  });
};
