import { expect, test, untilHydrated } from '../fixtures';
import { makeProduct } from '../support/data';
import { cartPage } from '../support/pages/cart-page';
import { productPage } from '../support/pages/product-page';
import { cards, payByCard, toCheckout, typeGuest } from './steps';
import { words } from './words';

test('[C1] [ORDER-02] what another tab does to the cart is told before it is bought, and the order follows it or stays', async ({
  page,
  context,
  request,
}) => {
  const [gone, more] = [await makeProduct(request, { stock: 9 }), await makeProduct(request, { stock: 9 })];
  for (const { slug } of [gone, more]) {
    await productPage(page).open(slug);
    await productPage(page).addToCart();
  }
  await toCheckout(page);
  await untilHydrated(page);
  await typeGuest(page);
  const place = page.getByRole('button', { name: words.en.place, exact: true });
  const notice = page.getByRole('alert').filter({ hasText: 'Your cart has changed since' });

  const other = await context.newPage();
  const cart = cartPage(other);
  await cart.open();
  await cart.line(gone.name).remove.click();
  await page.bringToFront();
  await expect(notice).toContainText(`${gone.name} is no longer in your cart`);
  await place.click();
  await expect(notice).toBeFocused();
  await page.getByRole('button', { name: 'Update this order' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByText(gone.name)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: words.en.email, exact: true })).toHaveValue('guest@souk.test');

  await cart.line(more.name).more.click();
  await expect(notice).toContainText(`${more.name}: 2 in your cart now, 1 in this order`);
  await page.getByRole('button', { name: 'Keep this order' }).click();
  await expect(notice).toHaveCount(0);
  await payByCard(page, cards.pays);
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you, your order is paid' })).toBeVisible();
  await expect(cart.line(more.name).quantity).toHaveValue('1');
});
