import { expect, test } from '../fixtures';

const galleryOf = 'Pictures of Steel kettle';

test('[PP1] a film is asked for by the press that plays it, also as the first thing done on a page', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/product/steel-kettle');
  const gallery = page.getByRole('group', { name: galleryOf });
  await expect(page.locator('video')).toHaveCount(0);
  await gallery.getByRole('link', { name: 'Show the film' }).click();
  const play = gallery.getByRole('button', { name: 'Play the film of Steel kettle' });
  await expect(play).toBeInViewport({ ratio: 1 });
  expect(asked.filter((path) => path.startsWith('/img/films/'))).toEqual([]);
  await play.click();
  const film = gallery.getByLabel('Film of Steel kettle', { exact: true });
  await expect(film).toBeFocused();
  await expect(film).toHaveJSProperty('paused', false);
  // The strip was moved before the application was there.
  await expect(gallery.getByRole('link', { name: 'Show the film' })).toHaveAttribute('aria-current', 'true');
  await gallery.getByRole('link', { name: 'Show picture 1 of 2' }).click();
  await expect(film).toHaveJSProperty('paused', true);
});

test('[PP1] a film that cannot be had is told, and plays once it can', async ({ page }) => {
  await page.route('**/img/films/**', (route) => route.abort());
  await page.goto('/product/steel-kettle');
  const gallery = page.getByRole('group', { name: galleryOf });
  await gallery.getByRole('link', { name: 'Show the film' }).click();
  const play = gallery.getByRole('button', { name: 'Play the film of Steel kettle' });
  await play.click();
  await expect(page.getByRole('alert').filter({ hasText: 'The film could not be loaded' })).toBeVisible();
  await page.unroute('**/img/films/**');
  await play.click();
  await expect(gallery.getByLabel('Film of Steel kettle', { exact: true })).toHaveJSProperty('paused', false);
});

test('[PP1] without scripts the film has the controls of the browser', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.goto('/product/steel-kettle');
  await page.getByRole('link', { name: 'Show the film' }).click();
  await expect(page.getByLabel('Film of Steel kettle', { exact: true })).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Play the film of Steel kettle' })).toBeHidden();
  await context.close();
});
