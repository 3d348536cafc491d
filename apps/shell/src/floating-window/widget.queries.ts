import type { Api } from '@souk/api-client';
import { queryOptions } from '@souk/query';

/** Settings of the widgets beside the page. Source: spec 7, store/widget. */
export const widgetQueries = (api: Api) => ({
  whatsApp: () =>
    queryOptions({
      queryKey: ['store', 'widget', 'WHATSAPP'],
      queryFn: ({ signal }) => api.store.widget({ type: 'WHATSAPP' }, signal),
      staleTime: 5 * 60_000,
    }),
});
