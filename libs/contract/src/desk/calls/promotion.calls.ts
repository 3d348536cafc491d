import type { DeskCallTable } from './desk-call';

/** Coupons and flash sales. */
export const promotionCalls = {
  coupons: { method: 'GET', path: '/coupons', permission: 'promotions.read', vendor: true },
  coupon: { method: 'GET', path: '/coupons/:id', permission: 'promotions.read', vendor: true },
  /** Each use of a coupon as a file: the order, when, and what it took off. */
  couponUses: { method: 'GET', path: '/coupons/:id/uses', permission: 'promotions.read', vendor: true },
  couponCreate: { method: 'POST', path: '/coupons', permission: 'promotions.write', vendor: true },
  /** Changes a coupon for those who receive it later. */
  couponSave: { method: 'POST', path: '/coupons/:id', permission: 'promotions.write', vendor: true },
  /** Has a coupon given to nobody any more; whoever holds it can use it. */
  couponEnd: { method: 'POST', path: '/coupons/:id/end', permission: 'promotions.write', vendor: true },

  sales: { method: 'GET', path: '/sales', permission: 'sales.read' },
  sale: { method: 'GET', path: '/sales/:id', permission: 'sales.read' },
  /** Makes a flash sale, which begins at once or later: one percentage off its products until it ends. */
  saleCreate: { method: 'POST', path: '/sales', permission: 'sales.write' },
  saleSave: { method: 'POST', path: '/sales/:id', permission: 'sales.write' },
  /** Ends a flash sale now, or calls off one that is planned: its products cost what they did. */
  saleEnd: { method: 'POST', path: '/sales/:id/end', permission: 'sales.write' },
} as const satisfies DeskCallTable;
