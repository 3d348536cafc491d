import { expect, type Page } from '@playwright/test';

/** The cart's own page. */
export const cartPage = (page: Page) => {
  const main = page.getByRole('main');
  return {
    open: () => page.goto('/order/shopping_cart'),
    checkout: main.getByRole('button', { name: 'Checkout', exact: true }),
    all: page.getByRole('checkbox', { name: 'Select all' }),
    /** The line of a product. */
    line: (name: string) => {
      const line = main.getByRole('listitem', { name });
      return {
        line,
        chosen: line.getByRole('checkbox', { name: `Select ${name}` }),
        quantity: line.getByRole('spinbutton', { name: 'Quantity' }),
        more: line.getByRole('button', { name: 'Increase quantity' }),
        less: line.getByRole('button', { name: 'Decrease quantity' }),
        remove: line.getByRole('button', { name: 'Remove', exact: true }),
        /** Waits until the server has confirmed what the line shows. */
        untilSaved: () => expect(line).toHaveAttribute('aria-busy', 'false'),
      };
    },
  };
};
