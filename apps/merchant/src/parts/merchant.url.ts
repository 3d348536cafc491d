import { notFound } from '@souk/mfe';
import { useSearchParams } from '@souk/router';

/** The merchant that an address names by `?id=`. Absent or no whole number: null. */
export const readMerchantId = (search: URLSearchParams): number | null => {
  const id = Number(search.get('id'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** @throws {Response} 404 when the address names no merchant */
export const merchantIdOf = (url: URL): number => {
  const id = readMerchantId(url.searchParams);
  if (id === null) throw notFound();
  return id;
};

/** The merchant of the page; its loader has refused an address without one. */
export const useMerchantId = (): number => readMerchantId(useSearchParams()[0]) ?? 0;
