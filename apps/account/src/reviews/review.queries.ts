import type { Api } from '@souk/api-client';
import { queryOptions } from '@souk/query';
import { wholeList } from '@souk/state/whole-list';
import { pagedOptions } from '../parts/paged/paged-options';

/** Lines still to review, and own reviews. */
export const reviewQueries = (api: Api) => ({
  pending: () =>
    pagedOptions(['reviews', 'pending'], (page, signal) => api.reviews.pending({ page, limit: 20 }, signal)),
  mine: () => pagedOptions(['reviews', 'mine'], (page, signal) => api.reviews.mine({ page, limit: 10 }, signal)),
  /** Lines of one order that have no review yet. An api of the release before answers with other orders' too. */
  ofOrder: (orderNo: string) =>
    queryOptions({
      queryKey: ['reviews', 'order', orderNo],
      queryFn: async ({ signal }) => {
        const lines = await wholeList((page) => api.reviews.pending({ orderNo, page, limit: 50 }, signal));
        return lines.filter(({ merOrderNo }) => merOrderNo === orderNo);
      },
    }),
});
