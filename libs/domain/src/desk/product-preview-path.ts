/** Where a product is looked at before it is on sale. It is found by no link of the shop. Source: spec 2, Routes; ROUTE-09. */
export const productPreviewPath = ({ slug, uniqueKey }: { slug: string; uniqueKey: string }): string =>
  `/product/${encodeURIComponent(slug)}/${encodeURIComponent(uniqueKey)}/details/preview`;
