import { faultsOf } from '../axe';
import { expect, test, untilHydrated } from '../fixtures';

test.beforeEach(async ({ page }) => {
  await page.goto('/products/product_search?title=linen+shirt');
  await untilHydrated(page);
});

const shirt = { name: 'Linen shirt', exact: true };

test(
  '[QUICK-10] [PP10] opens over the list, Back closes it, the focus returns',
  { tag: '@smoke' },
  async ({ page }) => {
    const card = page.getByRole('article', shirt);
    const opener = card.getByRole('button', { name: 'Quick view' });
    await opener.click();
    const dialog = page.getByRole('dialog', shirt);
    await expect(dialog.getByRole('radiogroup', { name: 'Color' })).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/product_search/);
    await expect(opener).toBeFocused();
  },
);

test('[QUICK-08] Escape and Close close it; View Details leads to the page', async ({ page }) => {
  const dialog = page.getByRole('dialog', shirt);
  const open = () => page.getByRole('article', shirt).getByRole('button', { name: 'Quick view' }).click();
  await open();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await open();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await open();
  await dialog.getByRole('link', { name: 'View Details' }).click();
  await expect(page).toHaveURL(/\/product\/linen-shirt$/);
  await expect(dialog).toBeHidden();
});

test('[QUICK-07] choosing resolves the variant; Blue in L leaves only Sold out', async ({ page }) => {
  await page.getByRole('article', shirt).getByRole('button', { name: 'Quick view' }).click();
  const dialog = page.getByRole('dialog', shirt);
  await dialog.getByRole('radio', { name: 'Blue' }).check();
  await dialog.getByRole('radio', { name: 'L', exact: true }).check();
  await expect(dialog.getByRole('button', { name: 'Sold out' })).toBeDisabled();
  await expect(dialog.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  await dialog.getByRole('radio', { name: 'M', exact: true }).check();
  await dialog.getByRole('button', { name: 'Add to cart' }).click();
  const toast = page.getByRole('status').filter({ hasText: 'Linen shirt added to cart' });
  await expect(toast).toContainText('Blue · M');
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
});

test('[ORDER-01] [QUICK-08] Buy Now goes to the order confirmation', async ({ page }) => {
  await page.getByRole('article', shirt).getByRole('button', { name: 'Quick view' }).click();
  const dialog = page.getByRole('dialog', shirt);
  await dialog.getByRole('button', { name: 'Buy Now' }).click();
  await expect(dialog.getByRole('radio', { name: 'S', exact: true })).toBeFocused();
  await dialog.getByRole('radio', { name: 'M', exact: true }).check();
  await dialog.getByRole('button', { name: 'Buy Now' }).click();
  await expect(page).toHaveURL(/\/order\/order_confirm\?preOrderNo=/);
});

test('[PP5] [M8] on a phone the button to buy is in the first screen, the cross lies over no picture, nothing moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('article', shirt).getByRole('link', { name: 'Choose options' }).click();
  const dialog = page.getByRole('dialog', shirt);
  await expect(dialog.getByRole('button', { name: 'Select a size' }).last()).toBeInViewport({ ratio: 1 });
  const [cross, picture] = await Promise.all([
    dialog.getByRole('button', { name: 'Close' }).boundingBox(),
    dialog.getByRole('img', { name: /picture 1 of/ }).boundingBox(),
  ]);
  expect((cross?.y ?? 0) + (cross?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0);
});

test('axe finds nothing in the open quick view, also while it asks for a size', async ({ page }) => {
  await page.getByRole('article', shirt).getByRole('link', { name: 'Choose options' }).click();
  const dialog = page.getByRole('dialog', shirt);
  await dialog.getByRole('button', { name: 'Select a size' }).first().click();
  await expect(dialog.getByRole('radiogroup', { name: 'Size' })).toHaveAccessibleDescription('Select a size');
  expect(await faultsOf(page, 'quick view')).toEqual([]);
});
