import type { Api } from '@souk/api-client';
import { useApi } from '@souk/state';
import { pagedOptions } from '../parts/paged/paged-options';
import { useChange } from '../parts/use-change';

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
  const stale = [['wishes']];
  return {
    remove: useChange({ call: (id: number) => api.collect.cancelProduct({ id }), done: 'wishes.removed', stale }),
    removeAll: useChange({ call: (ids: number[]) => api.collect.delete({ ids }), done: 'wishes.removedAll', stale }),
    unfollow: useChange({
      call: (id: number) => api.collect.cancelMerchant({ id }),
      done: 'wishes.unfollowed',
      // The merchant's own page says whether the shopper follows.
      stale: [...stale, ['merchants', 'following']],
    }),
  };
};
