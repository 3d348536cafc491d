import { addressCalls } from '../account/address.calls';
import { collectCalls } from '../product/collect.calls';
import { couponCalls } from '../cart/coupon.calls';
import { formCalls } from '../account/form.calls';
import { loginCalls } from '../account/login.calls';
import { merchantCalls } from '../merchant/merchant.calls';
import { orderCalls } from '../order/order.calls';
import { ownerCalls } from '../pages/owner.calls';
import { payCalls } from '../order/pay.calls';
import { refundCalls } from '../order/refund.calls';
import { ticketCalls } from '../account/ticket.calls';
import { uploadCalls } from '../account/upload.calls';
import { userCalls } from '../account/user.calls';

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

export type LaterCallName = keyof typeof laterCalls;
