import type { RouteLoader } from '@souk/mfe';
import { redirect } from '@souk/router';

/** Never shown: the loader always leads on. */
export const Component = () => null;

/** The settle-in link leads to the application. Source: spec 2, Routes; ROUTE-15. */
export const loader: RouteLoader = async () => {
  throw redirect('/merchant/registration');
};
