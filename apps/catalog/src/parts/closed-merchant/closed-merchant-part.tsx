import type { ProductMerchant } from '@souk/contract';
import { lazyPart } from '@souk/mfe';
import { Suspense } from 'react';
import { ClosedMerchant } from './closed-merchant';

/** The server puts it into the first HTML; few products need it, so the browser fetches it for those alone. */
const Closed = __SERVER__
  ? ClosedMerchant
  : lazyPart(async () => ({
      default: (await import(/* webpackChunkName: "product-extras" */ './closed-merchant')).ClosedMerchant,
    }));

/** Says that a product's merchant sells nothing now. */
export const ClosedMerchantPart = ({ merchant }: { merchant: ProductMerchant }) => (
  <Suspense>
    <Closed merchant={merchant} />
  </Suspense>
);
