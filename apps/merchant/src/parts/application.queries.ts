import type { Api } from '@souk/api-client';
import { queryOptions } from '@souk/query';
import { wholeList } from '@souk/state/whole-list';

/** Keys and calls about applying to sell. Source: docs/contract.md "Merchants". */
export const applicationQueries = (api: Api) => ({
  agreement: () =>
    queryOptions({
      queryKey: ['applications', 'agreement'],
      queryFn: ({ signal }) => api.merchants.agreement(signal),
      staleTime: 5 * 60_000,
    }),
  /** Own applications, newest first; for who is signed in. */
  records: () =>
    queryOptions({
      queryKey: ['applications', 'records'],
      queryFn: ({ signal }) => wholeList((page) => api.merchants.records({ page, limit: 20 }, signal)),
    }),
  /** One own application with what was said of each picture. */
  record: (id: number) =>
    queryOptions({
      queryKey: ['applications', 'record', id],
      queryFn: ({ signal }) => api.merchants.record(id, signal),
    }),
});
