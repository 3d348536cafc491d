import type { Page } from '@playwright/test';

/** The frame's top: what every page has. */
export const header = (page: Page) => {
  const banner = page.getByRole('banner');
  return {
    /** The cart's button with so many pieces. */
    cart: (count: number) =>
      banner.getByRole('button', { name: `Cart, ${count} ${count === 1 ? 'item' : 'items'}`, exact: true }),
    search: banner.getByRole('button', { name: 'Search', exact: true }),
    account: banner.getByRole('button', { name: 'Account', exact: true }),
  };
};
