/** Parts of the list, the first as it opens. */
export const reviewParts = ['pending', 'mine'] as const;

export const readReviewPart = (search: URLSearchParams) => (search.get('part') === 'mine' ? 'mine' : 'pending');

/** Which order's lines are reviewed, and which of them first. */
export type ReviewAddress = { orderNo: string | null; lineId: number | null };

export const readReviewAddress = (search: URLSearchParams): ReviewAddress => ({
  orderNo: search.get('orderNo')?.trim() || null,
  lineId: Number(search.get('line')) || null,
});

export const reviewHref = (orderNo: string, lineId: number): string =>
  `/users/review_confirm?orderNo=${encodeURIComponent(orderNo)}&line=${lineId}`;
