import { categoryCalls } from './calls/category.calls';
import { contentPageCalls } from './calls/content-page.calls';
import { customerCalls } from './calls/customer.calls';
import { merchantCalls } from './calls/merchant.calls';
import { moneyCalls } from './calls/money.calls';
import { orderCalls } from './calls/order.calls';
import { peopleCalls } from './calls/people.calls';
import { productCalls } from './calls/product.calls';
import { promotionCalls } from './calls/promotion.calls';
import { refundCalls } from './calls/refund.calls';
import { selfCalls } from './calls/self.calls';
import { supportCalls } from './calls/support.calls';
import { systemCalls } from './calls/system.calls';
import { webhookCalls } from './calls/webhook.calls';
import type { DeskCallTable } from './calls/desk-call';

/** Every call of the desks by its name. No public page carries them. Source: docs/back-office.md, Calls. */
export const deskCalls = {
  ...selfCalls,
  ...orderCalls,
  ...customerCalls,
  ...refundCalls,
  ...merchantCalls,
  ...supportCalls,
  ...productCalls,
  ...promotionCalls,
  ...categoryCalls,
  ...contentPageCalls,
  ...moneyCalls,
  ...webhookCalls,
  ...peopleCalls,
  ...systemCalls,
} satisfies DeskCallTable;

export type DeskCallName = keyof typeof deskCalls;

/** Where the platform's people make a call. */
export const adminPath = (path: string) => `/api/admin${path}`;

/** Where a merchant's people make it. */
export const vendorPath = (path: string) => `/api/vendor/:mer${path}`;
