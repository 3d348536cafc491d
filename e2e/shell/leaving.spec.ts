import { expect, holdScripts, test, withoutChannel } from '../fixtures';

test('[ROUTE-03] [P10] a file that is lost because the page is being left does not call the navigation off', async ({
  page,
}) => {
  await withoutChannel(page);
  const releaseList = await holdScripts(page, '**/products/all');
  let loseWords = () => {};
  const lost = new Promise<void>((resolve) => (loseWords = resolve));
  await page.route('**/client/messages-*.js', async (route) => {
    await lost;
    await route.abort().catch(() => undefined);
  });
  await page.addInitScript(() => addEventListener('unhandledrejection', () => console.log('a file is lost')));
  await page.goto('/product/steel-kettle');
  const words = page.waitForRequest('**/client/messages-*.js');
  await page.evaluate(() => dispatchEvent(new Event('souk:start')));
  await words;
  const list = page.waitForRequest('**/products/all');
  const click = page.getByRole('banner').getByRole('link', { name: 'Shop Now' }).click();
  await list;
  const isLost = page.waitForEvent('console', (message) => message.text() === 'a file is lost');
  loseWords();
  await isLost;
  releaseList();
  await click;
  await expect(page.getByRole('heading', { level: 1, name: 'Shop Now' })).toBeVisible();
  await expect(page).toHaveURL(/\/products\/all$/);
});
