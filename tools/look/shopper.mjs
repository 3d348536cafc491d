/** Password of every demo account. */
const password = 'souk-demo';

/** Signs a demo account in, as a shopper does. The pages of this browser context are theirs from then on. */
export const signIn = async (context, { base, email }) => {
  const page = await context.newPage();
  await page.goto(new URL('/users/order_list', base).href, { waitUntil: 'load' });
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=email]').fill(email);
  await dialog.locator('button[type=submit]').click();
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').last().click();
  await page.waitForURL('**/users/order_list');
  await page.locator('html[data-hydrated]').waitFor();
  await page.close();
};

/** Puts one piece of a product into the cart. */
export const fillCart = async (context, address) => {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  // Before the application starts a form is posted, after it a call is made.
  const added = page.waitForResponse((reply) => /\/(cart\/save|actions\/cart\/add)/.test(reply.url()));
  await page.locator('form[action="/actions/cart/add"] button[type=submit]').first().click();
  await added;
  await page.close();
};
