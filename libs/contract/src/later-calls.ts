import { addressCalls } from './address.calls';
import { collectCalls } from './collect.calls';
import { couponCalls } from './coupon.calls';
import { formCalls } from './form.calls';
import { loginCalls } from './login.calls';
import { merchantCalls } from './merchant.calls';
import { orderCalls } from './order.calls';
import { ownerCalls } from './owner.calls';
import { payCalls } from './pay.calls';
import { refundCalls } from './refund.calls';
import { ticketCalls } from './ticket.calls';
import { uploadCalls } from './upload.calls';
import { userCalls } from './user.calls';

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
