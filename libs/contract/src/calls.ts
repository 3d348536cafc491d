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

/** Every call of the store by its name. */
export const calls = {
  ...storeCalls,
  ...homeCalls,
  ...categoryCalls,
  ...productCalls,
  ...searchCalls,
  ...merchantCalls,
  ...cartCalls,
  ...orderCalls,
  ...payCalls,
  ...couponCalls,
  ...addressCalls,
  ...loginCalls,
  ...userCalls,
  ...sessionCalls,
  ...reviewCalls,
  ...refundCalls,
  ...collectCalls,
  ...ticketCalls,
  ...uploadCalls,
  ...formCalls,
  ...pagesCalls,
} as const;

export type CallName = keyof typeof calls;
