import type { ProductAddress } from '@souk/contract';
import { mayPrefetch, useRemotes } from '@souk/mfe';
import { useQueryClient } from '@souk/query';
import { useApi } from '@souk/state';
import { productQueries } from '../product-queries/product.queries';

/** Handlers that fetch a product's page, code and data, when a pointer or the focus comes near its link. Source: LAYOUT-12, P5. */
export const useProductAhead = (at: ProductAddress) => {
  const api = useApi();
  const queryClient = useQueryClient();
  const remotes = useRemotes();
  const fetchAhead = () => {
    if (!mayPrefetch()) return;
    void remotes.load('catalog', './product').catch(() => {});
    void queryClient.prefetchQuery(productQueries(api).detail(at));
  };
  return { onPointerEnter: fetchAhead, onTouchStart: fetchAhead, onFocus: fetchAhead };
};
