import { createDeskApi } from '@souk/api-client/desk';
import type { DeskCallName, DeskInput } from '@souk/contract/desk';
import type { RouteLoader, RouteLoaderArgs } from '@souk/mfe';
import { deskQuery, selfQuery } from './desk-queries';

/** What a page's address says. */
export type PageAddress = { params: RouteLoaderArgs['params']; search: URLSearchParams };

/** A call that a page reads, and with what. */
type Reading = { [K in DeskCallName]: readonly [name: K, input: DeskInput<K>] }[DeskCallName];

/** What a page of a desk reads first, by its address. */
export type PageRead = (at: PageAddress) => Reading;

/**
 * The loader of a page of a desk: asks who is there and what the page reads at the same time, while its code is on its way. The page
 * waits for neither. The api refuses whoever may not read it, and the page then says so by who they are.
 */
export const deskLoader =
  (...reads: PageRead[]): RouteLoader =>
  async ({ api, queryClient, params, url }) => {
    const merchantId = params['mer'] === undefined ? null : Number(params['mer']);
    const desk = createDeskApi(api, merchantId);
    void queryClient.prefetchQuery(selfQuery(api));
    // The frame leads to the desk that the address does not name.
    if (Number.isNaN(merchantId)) return null;
    for (const read of reads) {
      const [name, input] = read({ params, search: url.searchParams });
      void queryClient.prefetchQuery(deskQuery<DeskCallName>(desk, queryClient, name, input));
    }
    return null;
  };

/** The number that a page's address names. */
export const idIn = ({ params }: PageAddress) => ({ id: Number(params['id']) });
/** The number of an order or a request that a page's address names. */
export const noIn = ({ params }: PageAddress) => ({ no: params['no'] ?? '' });
