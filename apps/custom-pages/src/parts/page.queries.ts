import type { Api } from '@souk/api-client';
import { queryOptions } from '@souk/query';

const fiveMinutesMs = 5 * 60_000;

/** Keys and calls about designed pages, so that loaders and pages agree. */
export const pageQueries = (api: Api) => ({
  /** A page by its path; a preview by the token of its draft. Source: docs/custom-pages.md. */
  view: (path: string, preview: string | null) =>
    queryOptions({
      queryKey: ['pages', 'view', path, preview],
      queryFn: ({ signal }) => api.pages.view({ path, ...(preview ? { preview } : {}) }, signal),
      staleTime: preview ? 0 : fiveMinutesMs,
    }),
  /** The owner's header or footer; null when there is none. */
  frame: (type: 'HEADER' | 'FOOTER') =>
    queryOptions({
      queryKey: ['pages', 'frame', type],
      queryFn: ({ signal }) => api.pages.frame(type, signal),
      staleTime: fiveMinutesMs,
    }),
});
