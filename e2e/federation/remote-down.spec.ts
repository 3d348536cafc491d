import { expect, test, untilHydrated } from '../fixtures';

test('[P10] a remote whose files fail leaves header, cart and other pages working, and Retry brings it back', async ({
  page,
  allowComplaints,
}) => {
  allowComplaints.value = true;
  let isDown = true;
  await page.route(/\/remotes\/(~\d+\/)?catalog\//, (route) => (isDown ? route.abort() : route.continue()));
  await page.goto('/company/about_us');
  await untilHydrated(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Shop Now' }).first().click();
  await expect(page.getByRole('alert')).toContainText('could not be loaded');
  await page.getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('dialog', { name: 'Shopping Cart' })).toBeVisible();
  await page.keyboard.press('Escape');
  isDown = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('an entry whose bytes were changed on the way is never run', async ({ page, allowComplaints }) => {
  allowComplaints.value = true;
  await page.route(/\/cart-checkout\/.*remoteEntry\.js/, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `globalThis.tampered = true;${await answer.text()}` });
  });
  await page.goto('/');
  await untilHydrated(page);
  await page.getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByRole('alert').first()).toContainText('could not be loaded');
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
});
