/** Password of every demo account. */
const password = 'souk-demo';

/**
 * Signs a demo account in, as its person does. The pages of this browser context are theirs from then on.
 * @param given.at a page that asks for a sign-in: of the shop, or of a desk, whose sign-in is another
 */
export const signIn = async (context, { base, email, at }) => {
  const page = await context.newPage();
  await page.goto(new URL(at, base).href, { waitUntil: 'load' });
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=email]').fill(email);
  await dialog.locator('button[type=submit]').click();
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').last().click();
  await page.waitForURL((url) => url.pathname === at);
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
