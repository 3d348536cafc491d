import type { StoreDetails } from '@souk/contract';

type Ids = Pick<StoreDetails, 'gtmId' | 'pixelId' | 'postHogKey' | 'fontStylesheet'>;

/** Whether the store asks third parties for anything that a shopper must agree to first. Source: STORE-03, STORE-04. */
export const measures = ({ gtmId, pixelId, postHogKey, fontStylesheet }: Ids): boolean =>
  Boolean(gtmId || pixelId || postHogKey || fontStylesheet);
