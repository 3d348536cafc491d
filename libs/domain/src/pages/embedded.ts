import { embeddedReviewPage, embeddedReviewSize, embeddedReviewType, listPageSize, quantityMin } from '../limits';

/** The numbers of an embedded product list: page 1, size 10 by default, 50 at most. Source: spec 5 "Lists", PAGE-02. */
export const listNumbers = (page: unknown, limit: unknown) => ({
  page: wholeOr(page, 1),
  limit: Math.min(50, wholeOr(limit, listPageSize)),
});

/** The numbers of embedded reviews: page defaults to and is capped at 20, size 1, type 0. Source: spec 5, PAGE-06. */
export const reviewNumbers = (page: unknown, limit: unknown, type: unknown) => ({
  page: Math.min(embeddedReviewPage, wholeOr(page, embeddedReviewPage)),
  limit: Math.min(50, wholeOr(limit, embeddedReviewSize)),
  type: ([0, 1, 2, 3] as const).find((one) => String(one) === String(type)) ?? embeddedReviewType,
});

/** A quantity of an owner's form: 1 if missing or invalid. Source: spec 5 "Purchase on custom pages", PAGE-05. */
export const formQuantity = (typed: unknown): number => wholeOr(typed, quantityMin);

/** The sku of an owner's form: chosen values of fields whose names are numbers, joined by commas. Source: PAGE-05. */
export const formSku = (fields: Iterable<readonly [string, string]>): string =>
  [...fields]
    .filter(([name, value]) => /^\d+$/.test(name) && value !== '')
    .sort(([a], [b]) => Number(a) - Number(b))
    .map(([, value]) => value)
    .join(',');

const wholeOr = (typed: unknown, other: number): number => {
  const number = Number(typed === null || typed === '' ? Number.NaN : typed);
  return Number.isInteger(number) && number >= 1 ? number : other;
};
