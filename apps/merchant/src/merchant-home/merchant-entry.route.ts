import { merchantPath } from '@souk/domain';
import type { RouteLoader } from '@souk/mfe';
import { redirect } from '@souk/router';
import { readMerchantId } from '../parts/merchant.url';

/** Never shown: the loader always leads on. */
export const Component = () => null;

/** `/merchant/merchant` leads to the merchant's home; without an id, to the street. Source: spec 2, Routes; ROUTE-16. */
export const loader: RouteLoader = async ({ url }) => {
  const id = readMerchantId(url.searchParams);
  throw redirect(id === null ? '/merchant/merchant_street' : merchantPath(id));
};
