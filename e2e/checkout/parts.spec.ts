import { expect, test, untilHydrated } from '../fixtures';
import { addProduct, toCheckout, typeGuest } from './steps';

test('[K3] [ORDER-02] parts of the checkout fold behind the guest, Back opens them one by one, and nothing typed is lost', async ({
  page,
}) => {
  // Low enough for the shopper to scroll past what they have given.
  await page.setViewportSize({ width: 1280, height: 560 });
  await addProduct(page, 'canvas-tote');
  await toCheckout(page);
  await untilHydrated(page);
  const contact = page.getByRole('group', { name: 'Contact' });
  const address = page.getByRole('group', { name: 'Shipping address' });
  const card = page.getByRole('group', { name: 'Payment method' }).getByRole('radio', { name: /^Card/ });
  await typeGuest(page);
  await card.click();
  await expect(card).toBeChecked();
  await page.getByRole('link', { name: 'Terms of service' }).scrollIntoViewIfNeeded();
  await expect(contact).toContainText('guest@souk.test');
  await expect(address).toContainText('1 Main Street, Springfield');
  await expect(address.getByRole('button', { name: 'Edit shipping address' })).toBeVisible();

  await page.goBack();
  await expect(address.getByRole('textbox', { name: 'City' })).toHaveValue('Springfield');
  await page.goBack();
  await expect(contact.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/order\/shopping_cart$/);
});
