import { type Api, hasReason } from '@souk/api-client';
import { createDeskApi, type DeskApi } from '@souk/api-client/desk';
import type { DeskCallName, DeskData, DeskInput } from '@souk/contract/desk';
import type { QueryClient } from '@souk/query';

type Run = { signal: AbortSignal };

/** How long what a page's loader has read is fresh for the page itself. */
const freshMs = 30_000;

/** Who is signed in at the desks. */
export const selfQuery = (api: Pick<Api, 'send'>) => ({
  queryKey: ['desk', 'me'],
  queryFn: ({ signal }: Run) => createDeskApi(api).call('me', {}, { signal }),
  staleTime: 60_000,
});

/**
 * One call of a desk that reads. A merchant's desk that answers as if nothing were there may be closed to its person since: who they
 * are is read anew.
 */
export const deskQuery = <K extends DeskCallName>(
  api: DeskApi,
  queryClient: QueryClient,
  name: K,
  input: DeskInput<K>,
) => ({
  queryKey: ['desk', api.merchantId, name, input],
  queryFn: ({ signal }: Run): Promise<DeskData<K>> =>
    api.call(name, input, { signal }).catch((error: unknown) => {
      if (api.merchantId !== null && hasReason(error, 'NOT_FOUND'))
        void queryClient.invalidateQueries({ queryKey: ['desk', 'me'] });
      throw error;
    }),
  staleTime: freshMs,
});
