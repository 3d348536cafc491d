import { execFile } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { hostileHtml } from '@souk/testing/hostile';
import { federationPort, openStore, root } from '../federation/store';
import { signInAt } from '../account/shopper';
import { faultsOf } from '../axe';
import { expect, test, untilHydrated } from '../fixtures';

// One store of its own, since settings are every shopper's; one visit after the other.
test.describe.configure({ mode: 'serial' });

let store: Awaited<ReturnType<typeof openStore>>;
const folder = mkdtempSync(join(tmpdir(), 'owner-'));
const run = promisify(execFile);

// Playwright wants a destructuring pattern here, also for an empty one.
test.beforeAll(async ({}, { parallelIndex }) => {
  store = await openStore(federationPort + 20 + parallelIndex);
  writeFileSync(join(folder, 'page.json'), JSON.stringify({ path: '/autumn', title: 'Autumn' }));
});
test.afterAll(() => store.close());

const editor = { email: 'admin@souk.test', password: 'souk-demo' };

/** `npm run store`, as its owner types it. */
const owner = async (...args: string[]) => {
  const command = [join(root, 'tools/store/store.mjs'), ...args, '--store', store.origin, '--data', store.dataDir];
  const ended = await run(process.execPath, command, { cwd: folder }).catch(
    (error: { stdout: string; stderr: string; code: number }) => error,
  );
  return { said: ended.stdout + ended.stderr, code: 'code' in ended ? ended.code : 0 };
};
const set = async (settings: object) => {
  const file = join(folder, 'settings.json');
  writeFileSync(file, JSON.stringify(settings));
  return owner('set', file);
};

test('[STORE-01] [ROUTE-11] a page is checked, previewed and set by command; trouble comes with file and line', async ({
  page,
}) => {
  writeFileSync(
    join(folder, 'page.en.html'),
    '<h1>Autumn</h1>\n<img src="/img/hero-1.webp">\n<p style="color:#999;background:#aaa">pale</p>\n<x-card>kept</x-card>\n<script>go()</script>\n',
  );
  const checked = await owner('check', folder);
  expect(checked.code).toBe(1);
  for (const words of [
    'page.en.html:2  warning',
    'page.en.html:3  warning',
    'page.en.html:4  error',
    'page.en.html:5  error',
  ])
    expect(checked.said).toContain(words);

  writeFileSync(join(folder, 'page.en.html'), '<h1>Autumn</h1><p><a href="/products/all">All of it</a></p>');
  expect((await owner('check', folder)).said).toContain('Nothing is wrong.');
  const preview = /(\S+\?preview=\S+)/.exec((await owner('preview', folder)).said)?.[1] ?? '';
  expect((await page.request.get(`${store.origin}/autumn`)).status()).toBe(404);
  await page.goto(preview);
  await expect(page.getByRole('note')).toContainText('Preview');
  expect((await owner('set', folder)).said).toContain(`Saved: ${store.origin}/autumn`);
  await expect.poll(async () => (await page.request.get(`${store.origin}/autumn`)).status()).toBe(200);
  await page.goto(`${store.origin}/autumn`);
  await untilHydrated(page);
  await page.getByRole('link', { name: 'All of it' }).click();
  await expect(page).toHaveURL(`${store.origin}/products/all`);
  expect((await owner('show', 'pages')).said).toMatch(/\/autumn\s+designed\s+fine\s+Autumn/);
});

test('[FOOT-04] [PAGE-01] a footer of the owner’s stands in without a build; its declared script runs, the rest does not', async ({
  page,
}) => {
  writeFileSync(
    join(folder, 'footer.html'),
    '<footer><p id="own-year">Ours</p><img src="x" alt="" onerror="window.taken=1"><script>window.taken=2</script></footer>',
  );
  writeFileSync(join(folder, 'year.js'), 'document.documentElement.dataset.ownerYear = "2026";');
  const footer = { htmlFile: 'footer.html', scripts: [{ name: 'year', file: 'year.js' }] };
  const answer = await set({ details: { storeVision: { en: 'Made to last.', fr: 'Fait pour durer.' } }, footer });
  expect(answer.said).toContain('footer.html:1  error');
  expect(answer.said).toContain('Saved.');
  await expect(async () => {
    await page.goto(store.origin);
    await expect(page.getByText('Ours', { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await untilHydrated(page);
  await expect(page.locator('html[data-owner-year="2026"]')).toBeAttached();
  expect(await page.evaluate(() => 'taken' in window)).toBe(false);
  await page.goto(`${store.origin}/order/shopping_cart`);
  await untilHydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.locator('script[data-owner]').count()).toBe(0);
  expect((await set({ footer: null })).said).toContain('Saved.');
});

test('[STORE-03] [STORE-04] no third party hears of a shopper before they agree; refusing is one press, and so is taking a yes back', async ({
  page,
}) => {
  const ids = { gtmId: 'GTM-TEST123', pixelId: '123456789', postHogKey: 'phc_testtesttest' };
  expect((await set({ details: ids })).said).toContain('Saved.');
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== store.origin,
    (route) => {
      foreign.push(new URL(route.request().url()).hostname);
      return route.fulfill({ status: 200, contentType: 'text/javascript', body: '' });
    },
  );
  const banner = page.getByRole('region', { name: 'Privacy choices' });
  await expect(async () => {
    await page.goto(store.origin);
    await expect(banner).toBeVisible({ timeout: 6_000 });
  }).toPass();
  expect(foreign).toEqual([]);
  await banner.getByRole('button', { name: 'Refuse all' }).click();
  await expect(banner).toBeHidden();
  await page.goto(`${store.origin}/products/all`);
  await untilHydrated(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(foreign).toEqual([]);

  await page.getByRole('button', { name: 'Privacy choices' }).click();
  await banner.getByRole('button', { name: 'Accept all' }).click();
  await expect
    .poll(() => [...new Set(foreign)].sort())
    .toEqual(['connect.facebook.net', 'us-assets.i.posthog.com', 'www.googletagmanager.com']);
  const layer = () =>
    page.evaluate(() => ((window as { dataLayer?: { event?: string }[] }).dataLayer ?? []).map(({ event }) => event));
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).first().click();
  await expect.poll(layer).toContain('page_view');

  await page.getByRole('button', { name: 'Privacy choices' }).click();
  foreign.length = 0;
  await banner.getByRole('button', { name: 'Refuse all' }).click();
  await page.waitForLoadState('load');
  await untilHydrated(page);
  await expect.poll(() => page.evaluate(() => 'dataLayer' in window)).toBe(false);
  expect(foreign).toEqual([]);
  expect(JSON.parse((await owner('show')).said)).toMatchObject({ details: ids });
});

test('what an owner writes wrongly is refused with its field, and the store stays as it was', async ({ page }) => {
  const wrong = await set({ details: { gtmId: '"><script>alert(1)</script>' } });
  expect(wrong.code).toBe(1);
  expect(wrong.said).toContain('details.gtmId: Not a tag manager id');
  const broken = join(folder, 'broken.json');
  writeFileSync(broken, '{\n "details": {\n');
  expect((await owner('set', broken)).said).toMatch(/broken\.json:\d+ is not JSON/);
  expect((await set({ header: { url: 'https://169.254.169.254/latest' } })).said).toContain('Not saved');
  await page.goto(store.origin);
  await expect(page.getByRole('banner')).toBeVisible();
});

test('[DESK-25] [DESK-64] an editor sees a page and a footer in both languages before saving them, shoppers at once after it, and nobody loses anything to a command', async ({
  page,
}) => {
  const shopperGets = async (path: string) => (await page.request.get(store.origin + path)).text();
  const preview = page.frameLocator('iframe[title="Preview"]');
  const edit = (name: string) => page.getByRole('textbox', { name, exact: true });
  const command = async (html: string) => {
    writeFileSync(join(folder, 'page.en.html'), html);
    expect((await owner('set', folder)).said).toContain('Saved');
  };
  await command('<h1>Before</h1>');
  await signInAt(page, `${store.origin}/admin/pages/edit?path=/autumn`, editor);
  await edit('HTML in English').fill('<h1>Leaves fall</h1>\n<img src="/img/hero-1.webp">');
  await page.getByRole('button', { name: 'HTML, line 2' }).first().click();
  await expect(edit('HTML in English')).toBeFocused();
  await page.keyboard.press('Shift+End');
  await page.keyboard.press('Delete');
  await expect(edit('HTML in English')).toHaveText('<h1>Leaves fall</h1>');
  await page.keyboard.press('Tab');
  await expect(edit('HTML in French')).toBeFocused();
  await edit('HTML in French').fill('<h1>Les feuilles tombent</h1>');
  await expect(preview.getByRole('heading', { name: 'Leaves fall' })).toBeVisible();
  await page.getByRole('radio', { name: 'French' }).check();
  await expect(preview.getByRole('heading', { name: 'Les feuilles tombent' })).toBeVisible();
  expect(await shopperGets('/autumn')).not.toContain('Leaves fall');

  await command('<h1>By command</h1>');
  const save = page.getByRole('button', { name: 'Save the page' });
  await save.click();
  const theirs = page.getByRole('alert').getByRole('listitem', { name: 'HTML in English' });
  await expect(theirs.getByRole('definition')).toHaveText([
    '<h1>Leaves fall</h1>',
    '<h1>By command</h1>',
    '<h1>Before</h1>',
  ]);
  await theirs.getByRole('button', { name: /^Keep mine/ }).click();
  await save.click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  expect(await shopperGets('/autumn')).toContain('Leaves fall');

  const versions = page.getByRole('list', { name: 'Earlier versions' }).getByRole('listitem');
  await expect(versions.first()).toContainText('stands in the shop');
  await versions.filter({ hasText: 'by a command' }).first().getByRole('button', { name: 'Put into the form' }).click();
  await expect(edit('HTML in English')).toHaveText('<h1>By command</h1>');
  await page.getByRole('button', { name: 'Back to what was typed' }).click();
  await expect(edit('HTML in English')).toHaveText('<h1>Leaves fall</h1>');
  await versions.filter({ hasText: 'by a command' }).first().getByRole('button', { name: 'Put into the form' }).click();
  await expect(preview.getByRole('heading', { name: 'By command' })).toBeVisible();
  expect(await shopperGets('/autumn')).toContain('Leaves fall');
  await save.click();
  await expect.poll(() => shopperGets('/autumn')).toContain('By command');
  expect(await faultsOf(page, 'a page with earlier versions')).toEqual([]);

  await page.getByRole('link', { name: 'Header and footer' }).click();
  await page.getByRole('link', { name: 'Footer', exact: true }).click();
  await page.getByRole('radio', { name: 'Your own design' }).check();
  await edit('HTML').fill('<footer><a href="/autumn">All leaves</a></footer>');
  await edit('HTML in French').fill('<footer><a href="/autumn">Toutes les feuilles</a></footer>');
  await expect(preview.getByRole('link', { name: 'All leaves' })).toBeAttached();
  expect(await shopperGets('/')).not.toContain('All leaves');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => shopperGets('/')).toContain('All leaves');
  expect(await shopperGets('/?lang=fr')).toContain('Toutes les feuilles');
  expect((await set({ footer: null })).said).toContain('Saved.');

  await page.getByRole('link', { name: 'Settings' }).click();
  await edit('Delivery, in English').fill('Sent by bicycle.');
  await page.getByRole('button', { name: 'Save the settings' }).click();
  await expect.poll(() => shopperGets('/product/linen-shirt?lang=en')).toContain('Sent by bicycle.');
  await page.getByRole('button', { name: 'Add a kind' }).click();
  await edit('Kind 4 in English').fill('We build to order');
  const saveKinds = page.getByRole('button', { name: 'Save kinds and categories' });
  await saveKinds.click();
  await expect(edit('Kind 4 in French')).toHaveAccessibleDescription('Please fill this in');
  await edit('Kind 4 in French').fill('Sur mesure');
  await page.getByRole('button', { name: 'Move kind 4 up' }).click();
  await saveKinds.click();
  await expect(page.getByRole('status').filter({ hasText: 'The shop shows it' })).toBeVisible();
  await expect(edit('Kind 3 in French')).toHaveValue('Sur mesure');
  expect(await faultsOf(page, 'settings')).toEqual([]);
  await page.goto(`${store.origin}/merchant/registration`);
  await expect(page.getByRole('radio')).toHaveCount(4);
  await expect(page.getByRole('radio').nth(2)).toHaveAccessibleName('We build to order');
});

test('hostile HTML in every field that an owner writes runs nothing and asks nobody else', async ({
  page,
  allowComplaints,
}) => {
  // What the live channel's frame tries is refused by the frame's own policy, and said so; the page itself says nothing.
  allowComplaints.value = true;
  const refused: string[] = [];
  page.on('console', (message) => {
    const isFramed = /streaming\/channel|about:srcdoc/.test(message.location().url);
    if (/Content Security Policy/.test(message.text()) && !isFramed) refused.push(message.text());
  });
  const marked = hostileHtml.join('\n').replace(/alert\(\d?\)/g, 'window.taken=1');
  const words = { en: marked.slice(0, 500), fr: marked.slice(500, 1000) };
  const frame = { html: `<p>Still here</p><div>${marked}</div>`, css: marked };
  const details = {
    name: marked.slice(0, 120),
    websiteTitle: marked.slice(0, 200),
    websiteDesc: words,
    websiteShortAnnouncement: words,
    websiteCopyrightInfo: marked.slice(0, 300),
    storeVision: words,
    gtmId: '',
    pixelId: '',
    postHogKey: '',
  };
  const whatsApp = {
    phoneNumber: '+1 555 0100',
    name: marked.slice(0, 120),
    status: true,
    defaultMessage: [marked.slice(0, 300)],
  };
  const streaming = {
    type: 'IFRAME',
    content: `${marked.slice(0, 15_000)}<script>parent.taken=1;top.taken=1</script>`,
  };
  expect((await set({ details, header: frame, footer: frame, whatsApp, streaming })).said).toContain('Saved.');
  writeFileSync(join(folder, 'page.en.html'), `<h1>Hostile</h1>${marked}`);
  writeFileSync(join(folder, 'page.css'), marked);
  await owner('set', folder);

  const foreign: string[] = [];
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (request.frame() === page.mainFrame() && protocol.startsWith('http') && origin !== store.origin)
      foreign.push(request.url());
  });
  for (const path of ['/', '/autumn', '/company/about_us']) {
    await expect(async () => {
      await page.goto(store.origin + path);
      await expect(page.getByText('Still here').first()).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await untilHydrated(page);
    expect(await page.evaluate(() => 'taken' in window)).toBe(false);
  }
  expect({ refused, dialogs, foreign: foreign.filter((url) => !/evil\.test\/x\.png/.test(url)) }).toEqual({
    refused: [],
    dialogs: [],
    foreign: [],
  });
});
