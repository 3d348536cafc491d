import type { Api } from '@souk/api-client';
import type { PageElement } from '@souk/contract';
import { reviewNumbers } from '@souk/domain';
import { queryOptions } from '@souk/query';

/** What an owner's review embedding asks for; null without a product. */
export const readReviewWish = ({ attrs = {} }: PageElement) => {
  const productId = Number(attrs['data-product']);
  if (!Number.isSafeInteger(productId) || productId < 1) return null;
  return {
    productId,
    ...reviewNumbers(attrs['data-page'] ?? null, attrs['data-limit'] ?? null, attrs['data-type'] ?? null),
  };
};

export type ReviewWish = NonNullable<ReturnType<typeof readReviewWish>>;

/** Embedded reviews of one product. Source: PAGE-06; spec 7, product/reply/list. */
export const reviewsQuery = (api: Api, wish: ReviewWish) =>
  queryOptions({
    queryKey: ['reviews', 'embedded', wish],
    queryFn: ({ signal }) => api.reviews.list(wish, signal),
    staleTime: 5 * 60_000,
  });
