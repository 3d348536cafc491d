import { expect, test, type Page } from '@playwright/test';
import { develop, putBack, save, type Developing } from './developing';
import { figure } from './harness';

const list = 'apps/catalog/src/shop-now-page';
const shown = '<FormattedMessage id="shopNow.heading" />';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The page's part from source answers, so that what is saved from here on reaches it. In development the application starts with the page. */
const untilLive = (page: Page) => expect(page.locator('main > [data-owner=catalog][data-live]')).toBeAttached();

/** What React says of HTML that its own tree does not match, and what a policy refused. */
const complaintsOf = (page: Page) => {
  const found: string[] = [];
  page.on('console', (message) => {
    if (/hydrat|Content Security Policy/i.test(message.text())) found.push(message.text());
  });
  page.on('pageerror', (error) => found.push(String(error)));
  return found;
};

/** An open page in use: what is typed and a mark on its window are lost by a reload, and by a part that is built anew. */
const inUse = async (page: Page) => {
  await page.getByRole('main').getByText('Price', { exact: true }).click();
  const typed = page.getByRole('textbox', { name: 'From' });
  await typed.fill('12');
  await page.evaluate(() => void Reflect.set(globalThis, 'isSamePage', true));
  return async () => {
    await expect(typed).toHaveValue('12');
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage') as unknown)).toBe(true);
  };
};

const timed = async (what: string, change: () => void, seen: () => Promise<void>) => {
  const begun = performance.now();
  change();
  await seen();
  figure(`dev: from saving ${what} to seeing it, ms`, Math.round(performance.now() - begun));
};

test.describe('a store from source (npm run dev catalog shell api)', () => {
  let store: Developing;
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    store = await develop(['catalog', 'shell', 'api'], /save a file and look/);
  });
  test.afterEach(putBack);
  test.afterAll(() => (store as Developing | undefined)?.close());

  test('words, a component and a style of a remote are seen on the open page, which keeps its state', async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await page.goto(`${store.origin}/products/all`);
    await untilLive(page);
    const isAsItWas = await inUse(page);

    await timed(
      'words',
      () => save(`${list}/messages.en.json`, '"Shop Now"', '"Everything we sell"'),
      () => expect(heading(page)).toHaveText('Everything we sell'),
    );
    await timed(
      'a component',
      () => save(`${list}/shop-now-page.tsx`, shown, `<><b>Hot</b>, ${shown}</>`),
      () => expect(heading(page)).toHaveText('Hot, Everything we sell'),
    );
    const total = page.getByRole('main').getByRole('status').first();
    await timed(
      'a style',
      () => save('apps/catalog/src/parts/product-list/list-screen.tsx', 'margin-top: 6px;', 'margin-top: 31px;'),
      () => expect(total).toHaveCSS('margin-top', '31px'),
    );
    await isAsItWas();

    const html = await (await page.request.get(`${store.origin}/products/all`)).text();
    expect(/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll('<!-- -->', '')).toBe('<b>Hot</b>, Everything we sell');
    expect(/margin-top:\s?31px/.exec(html)).not.toBeNull();
    await page.reload();
    await expect(heading(page)).toHaveText('Hot, Everything we sell');
    await untilLive(page);
    expect(complaints).toEqual([]);
  });

  test('French words are seen on the French page; what does not build is said on the page, which stands', async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'locale', value: 'fr', url: store.origin }]);
    await page.goto(`${store.origin}/products/all`);
    await untilLive(page);
    const before = (await heading(page).textContent()) ?? '';
    save(`${list}/messages.fr.json`, `"${before}"`, '"Tout ce que nous vendons"');
    await expect(heading(page)).toHaveText('Tout ce que nous vendons');

    save(`${list}/shop-now-page.tsx`, shown, `<${shown}`);
    const overlay = page.locator('#webpack-dev-server-client-overlay');
    await expect(
      overlay
        .contentFrame()
        .getByText(/shop-now-page\.tsx/)
        .first(),
    ).toBeVisible();
    await expect(heading(page)).toHaveText('Tout ce que nous vendons');
    save(`${list}/shop-now-page.tsx`, `<${shown}`, `<><i>Oui</i>, ${shown}</>`);
    await expect(heading(page)).toHaveText('Oui, Tout ce que nous vendons');
    await expect(overlay).toHaveCount(0);
  });

  test('a page that was opened while a component throws names the error, and comes back after the mend', async ({
    page,
  }) => {
    save(`${list}/shop-now-page.tsx`, shown, `<>{(() => { throw new Error('a grid of nothing'); })()}</>`);
    await expect(async () => {
      await page.goto(`${store.origin}/products/all`);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible({ timeout: 5_000 });
      await expect(page.getByRole('main')).toContainText('a grid of nothing', { timeout: 5_000 });
    }).toPass();
    putBack();
    await expect(heading(page)).toHaveText('Shop Now');
  });

  test('a save of the shell, of a shared library or of the api replaces that server, and the open page follows', async ({
    page,
  }) => {
    await page.goto(`${store.origin}/products/all`);
    await untilLive(page);
    const skip = page.getByRole('link', { name: 'Skip' }).first();
    await timed(
      'the shell',
      () => save('apps/shell/src/layout/messages.en.json', 'Skip to', 'Skip at once to'),
      () => expect(skip).toHaveText(/Skip at once to/),
    );
    await untilLive(page);
    await timed(
      'libs/ui',
      () => save('libs/ui/src/layout/section.tsx', 'styled.h1`', 'styled.h1`letter-spacing: 7px;'),
      () => expect(heading(page)).toHaveCSS('letter-spacing', '7px'),
    );
    const robots = async () => (await page.request.get(`${store.origin}/robots.txt`)).text();
    const loaded = page.waitForEvent('load');
    save('apps/api/src/store/sitemap.ts', "'User-agent: *'", "'User-agent: Everybody'");
    await loaded;
    expect(await robots()).toContain('User-agent: Everybody');
    await expect(heading(page)).toHaveText('Shop Now');
  });
});
