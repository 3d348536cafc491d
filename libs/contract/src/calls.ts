import { addressCalls } from './address.calls';
import { cartCalls } from './cart.calls';
import { categoryCalls } from './category.calls';
import { collectCalls } from './collect.calls';
import { couponCalls } from './coupon.calls';
import { formCalls } from './form.calls';
import { homeCalls } from './home.calls';
import { loginCalls } from './login.calls';
import { merchantCalls } from './merchant.calls';
import { orderCalls } from './order.calls';
import { ownerCalls } from './owner.calls';
import { pagesCalls } from './pages.calls';
import { payCalls } from './pay.calls';
import { productCalls } from './product.calls';
import { refundCalls } from './refund.calls';
import { reviewCalls } from './review.calls';
import { searchCalls } from './search.calls';
import { sessionCalls } from './session.calls';
import { storeCalls } from './store.calls';
import { ticketCalls } from './ticket.calls';
import { uploadCalls } from './upload.calls';
import { userCalls } from './user.calls';

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

/** The rows that a page fetches when a shopper does more than look. */
export const laterCalls = {
  ...merchantCalls,
  ...orderCalls,
  ...payCalls,
  ...couponCalls,
  ...addressCalls,
  ...loginCalls,
  ...userCalls,
  ...refundCalls,
  ...collectCalls,
  ...ticketCalls,
  ...uploadCalls,
  ...formCalls,
  ...ownerCalls,
} as const;

/** Every call of the store by its name. */
export const calls = { ...firstCalls, ...laterCalls } as const;

export type FirstCallName = keyof typeof firstCalls;
export type LaterCallName = keyof typeof laterCalls;
export type CallName = keyof typeof calls;
