import type { ProductAddress } from '@souk/contract';

type Addressed = { slug: string; uniqueKey: string; listedOnStore: boolean; landingPage: boolean };

/** Stands for a half of an address that is not known. */
export const unknownPart = '-';

/** Where a product's page is. Source: spec 2 "Routes", ROUTE-07, ROUTE-08, ROUTE-10. */
export const productPath = ({ slug, uniqueKey, listedOnStore, landingPage }: Addressed): string => {
  const root = `/${landingPage ? 'p' : 'product'}/${encodeURIComponent(slug || unknownPart)}`;
  return listedOnStore ? root : `${root}/key/${encodeURIComponent(uniqueKey || unknownPart)}/details`;
};

/** How the detail call names a product: by slug when the store lists it, else by key and slug. */
export const productAddressOf = ({
  slug,
  uniqueKey,
  listedOnStore,
}: Omit<Addressed, 'landingPage'>): ProductAddress => ({
  slug: slug || unknownPart,
  uniqueKey: listedOnStore ? unknownPart : uniqueKey || unknownPart,
});
