import { cartCalls } from '../cart/cart.calls';
import { categoryCalls } from '../product/category.calls';
import { homeCalls } from '../product/home.calls';
import { pagesCalls } from '../pages/pages.calls';
import { productCalls } from '../product/product.calls';
import { reviewCalls } from '../product/review.calls';
import { searchCalls } from '../product/search.calls';
import { sessionCalls } from '../account/session.calls';
import { storeCalls } from '../pages/store.calls';

/** The rows that every page of the shop carries: what a page asks for by itself. */
export const firstCalls = {
  ...storeCalls,
  ...homeCalls,
  ...categoryCalls,
  ...productCalls,
  ...searchCalls,
  ...cartCalls,
  ...sessionCalls,
  ...reviewCalls,
  ...pagesCalls,
} as const;

export type FirstCallName = keyof typeof firstCalls;
