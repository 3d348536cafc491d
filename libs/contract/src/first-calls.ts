import { cartCalls } from './cart.calls';
import { categoryCalls } from './category.calls';
import { homeCalls } from './home.calls';
import { pagesCalls } from './pages.calls';
import { productCalls } from './product.calls';
import { reviewCalls } from './review.calls';
import { searchCalls } from './search.calls';
import { sessionCalls } from './session.calls';
import { storeCalls } from './store.calls';

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
