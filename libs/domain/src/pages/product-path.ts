import type { ProductAddress, ProductRef } from '@souk/contract';

type Addressed = { slug: string; uniqueKey: string; listedOnStore: boolean; landingPage: boolean };

/** Stands for a half of an address that is not known. */
export const unknownPart = '-';

/**
 * Where a product's page is.
 * @param variant what chooses one of its variants there, as `choiceQuery` says it; absent: the page chooses.
 * Source: spec 2 "Routes", ROUTE-07, ROUTE-08, ROUTE-10; docs/expectations PP2.
 */
export const productPath = ({ slug, uniqueKey, listedOnStore, landingPage }: Addressed, variant = ''): string => {
  const root = `/${landingPage ? 'p' : 'product'}/${encodeURIComponent(slug || unknownPart)}`;
  const path = listedOnStore ? root : `${root}/key/${encodeURIComponent(uniqueKey || unknownPart)}/details`;
  return variant === '' ? path : `${path}?${variant}`;
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

/** How a call about the product at an address names it before its id is known. */
export const productRefOf = ({ slug, uniqueKey }: ProductAddress): ProductRef =>
  uniqueKey === unknownPart ? `slug:${slug}` : `key:${uniqueKey}`;
