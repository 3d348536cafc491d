import type { ProductAddress } from '@souk/contract';
import { unknownPart } from '@souk/domain';

/** Route params to an address; slug and key may each be absent. Source: spec 2, Routes; ROUTE-08. */
export const readAddress = (params: Readonly<Record<string, string | undefined>>): ProductAddress => ({
  slug: params['slug'] || unknownPart,
  uniqueKey: params['uniqueKey'] || unknownPart,
});
