/** Password of every demo account. */
const password = 'souk-demo';

/** Signs a demo account in, as a shopper does. The pages of this browser context are theirs from then on. */
export const signIn = async (context, { base, email }) => {
  const page = await context.newPage();
  await page.goto(new URL('/users/order_list', base).href, { waitUntil: 'networkidle' });
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=email]').fill(email);
  await dialog.locator('button[type=submit]').click();
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').last().click();
  await page.waitForURL('**/users/order_list');
  await page.waitForLoadState('networkidle');
  await page.close();
};

/** Puts one piece of a product into the cart. */
export const fillCart = async (context, address) => {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('form[action="/actions/cart/add"] button[type=submit]').first().click();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(600);
  await page.close();
};
