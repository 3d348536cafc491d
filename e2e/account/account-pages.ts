import { expect, type Page } from '@playwright/test';

/** Pages of the account whose address needs no number. */
export const accountPaths = [
  '/users/order_list',
  '/users/overview',
  '/users/user_info',
  '/users/user_info?part=points',
  '/users/user_info?part=notices',
  '/users/user_info?part=data',
  '/users/address_list',
  '/users/collection_list',
  '/users/collection_list?part=merchants',
  '/users/coupon_list',
  '/users/coupon_list?part=unusable',
  '/users/coupon_list?part=centre',
  '/users/refund_list',
  '/users/review_list',
  '/users/review_list?part=mine',
  '/users/support_ticket',
  '/users/support_ticket?new=1',
  '/order/order_detail',
];

/** Pages that need a number: the start of their addresses, by the list that leads to them. */
const detailLinks: Record<string, string[]> = {
  '/users/order_list': ['/order/order_detail', '/users/refund_confirm'],
  '/users/refund_list': ['/order/refund_detail'],
  '/users/review_list': ['/users/review_confirm'],
  '/users/support_ticket': ['/support/ticket/view'],
};

/** The addresses of pages with a number that an open list leads to, one of each kind. */
export const detailLinksOn = async (page: Page, path: string) => {
  const found: string[] = [];
  for (const start of detailLinks[path] ?? []) {
    const href = await page.locator(`main a[href*="${start}"]`).first().getAttribute('href');
    expect(href, `${path} leads to no ${start}`).toBeTruthy();
    found.push(href ?? '');
  }
  return found;
};
