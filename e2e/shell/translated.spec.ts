import type { Page } from '@playwright/test';
import { expect, startApplication, test, untilHydrated, withoutChannel } from '../fixtures';
import { translateNow } from '../support/translated';

const main = (page: Page) => page.getByRole('main');

/** Opens the cart, which holds one piece, and asks for another. */
const oneMoreInDrawer = async (page: Page, sum: string) => {
  await page.getByRole('button', { name: 'Cart, 1 item', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Shopping Cart' });
  await drawer.getByRole('button', { name: /^Increase/ }).click();
  await expect(drawer.getByText(sum).last()).toBeVisible();
  return drawer;
};

test.use({ translated: true });
test.beforeEach(async ({ page }) => void (await withoutChannel(page)));

test.describe('[X11] a page that the browser translates', () => {
  test('answers the first press, once React has drawn it anew', async ({ page }) => {
    await page.goto('/products/all');
    await main(page)
      .getByRole('article', { name: 'Ceramic mug', exact: true })
      .getByRole('button', { name: 'Quick view' })
      .click();
    await expect(page.getByRole('dialog', { name: 'Ceramic mug' })).toBeVisible();
  });

  test('plays the film whose picture was pressed', async ({ page }) => {
    await page.goto('/product/steel-kettle');
    const gallery = page.getByRole('group', { name: 'Pictures of Steel kettle' });
    await gallery.getByRole('link', { name: 'Show the film' }).click();
    const play = gallery.getByRole('button', { name: 'Play the film of Steel kettle' });
    await expect(play).toBeInViewport({ ratio: 1 });
    await play.click();
    await expect(gallery.getByLabel('Film of Steel kettle', { exact: true })).toHaveJSProperty('paused', false);
  });

  test('keeps what was typed and chosen before', async ({ page }) => {
    await page.goto('/product/linen-shirt');
    const quantity = main(page).getByRole('spinbutton', { name: 'Quantity' });
    await main(page).getByRole('radio', { name: 'M', exact: true }).check();
    await quantity.fill('3');
    await startApplication(page);
    await expect(page.locator('html[data-hydrated] [data-owner=catalog][data-live]').first()).toBeAttached();
    await expect(quantity).toHaveValue('3');
    await expect(quantity).toBeFocused();
    await expect(main(page).getByRole('radio', { name: 'M', exact: true })).toBeChecked();
  });

  test('counts what a filter leaves', async ({ page }) => {
    await page.goto('/products/product_search?title=linen');
    await untilHydrated(page);
    const all = await main(page)
      .getByText(/^\d+ products$/)
      .textContent();
    await main(page).getByText('Color', { exact: true }).first().click();
    await main(page).getByRole('checkbox', { name: /^Blue/ }).check();
    await expect(main(page).getByRole('link', { name: 'Remove filter Blue' })).toBeVisible();
    await expect(main(page).getByText(all ?? '', { exact: true })).toBeHidden();
  });

  test('says the sum of the cart as it changes, and that it is empty', async ({ page }) => {
    await page.goto('/products/all');
    await main(page)
      .getByRole('article', { name: 'Canvas tote', exact: true })
      .getByRole('button', { name: 'Add to cart' })
      .click();
    const drawer = await oneMoreInDrawer(page, '$64.00');
    await drawer.getByRole('button', { name: /^Remove/ }).click();
    await expect(drawer.getByText('Your cart is empty')).toBeVisible();
  });
});

test.describe('[X11] a page that the browser translates while the application runs', () => {
  test.use({ translated: false });

  test('says the sum of the cart as it changes', async ({ page, allowComplaints }) => {
    allowComplaints.value = true; // the footer is hydrated later, and does not find its own words
    await page.goto('/product/steel-kettle');
    await untilHydrated(page);
    await translateNow(page);
    await main(page).getByRole('button', { name: 'Add to cart' }).first().click();
    await oneMoreInDrawer(page, '$120.00');
  });
});
