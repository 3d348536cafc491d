import type { Api } from '@souk/api-client';
import { useMutation, useQueryClient } from '@souk/query';
import { useApi, useSay } from '@souk/state';
import { pagedOptions } from '../parts/paged/paged-options';

/** The wish list and the followed merchants. The noun is shared with the hearts of the catalogue. */
export const wishQueries = (api: Api) => ({
  products: () =>
    pagedOptions(['wishes', 'products'], (page, signal) => api.collect.products({ page, limit: 24 }, signal)),
  merchants: () =>
    pagedOptions(['wishes', 'merchants'], (page, signal) => api.collect.merchants({ page, limit: 24 }, signal)),
});

/** Takes things off the list once the server agreed. Source: ACCT-03. */
export const useWishes = () => {
  const api = useApi();
  const say = useSay();
  const queryClient = useQueryClient();
  const change = <T>(call: (input: T) => Promise<unknown>, doneId: string) => ({
    mutationFn: call,
    onSuccess: async () => {
      say.done(doneId);
      await queryClient.invalidateQueries({ queryKey: ['wishes'] });
    },
    onError: say.failed,
  });
  return {
    remove: useMutation(change((id: number) => api.collect.cancelProduct({ id }), 'wishes.removed')),
    removeAll: useMutation(change((ids: number[]) => api.collect.delete({ ids }), 'wishes.removedAll')),
    unfollow: useMutation(change((id: number) => api.collect.cancelMerchant({ id }), 'wishes.unfollowed')),
  };
};
