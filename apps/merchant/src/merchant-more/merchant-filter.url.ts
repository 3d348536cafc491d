import type { MerchantFilter } from '../parts/merchant.queries';

const idOf = (text: string | null): number | null => {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/** What an address asks of the list of merchants: `keywords`, `categoryId`, `typeId`. Anything else is ignored. */
export const readMerchantFilter = (search: URLSearchParams): MerchantFilter => {
  const keywords = (search.get('keywords') ?? '').trim().slice(0, 100);
  const categoryId = idOf(search.get('categoryId'));
  const typeId = idOf(search.get('typeId'));
  return {
    ...(keywords ? { keywords } : {}),
    ...(categoryId === null ? {} : { categoryId }),
    ...(typeId === null ? {} : { typeId }),
  };
};
