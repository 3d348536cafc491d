import type { OwnerSettings, PageFrame, PageProblem, PageView } from '@souk/contract';
import { createTestApp, type TestApp } from '../testing/test-app';
import { hostileHtml } from '@souk/testing/hostile';
import { ownerToken } from './owner-token';
import { seedPages } from '../seed/pages/page-table';

let shop: TestApp;
let owner: Record<string, string>;

beforeAll(async () => {
  shop = await createTestApp();
  owner = { 'x-owner-token': await ownerToken(1) };
});
afterAll(() => shop.close());

const draft = (more: object = {}) => ({
  path: '/tried',
  title: { en: 'Tried', fr: 'Essayé' },
  html: { en: '<h1>Hello</h1>', fr: '<h1>Bonjour</h1>' },
  css: 'h1{color:#222}',
  ...more,
});
const codes = (problems: PageProblem[]) => problems.map((problem) => problem.code);

describe('pages for shoppers', () => {
  test.each(seedPages.map((page) => page.path))(
    '[ROUTE-12] [ROUTE-13] %s is there in both languages, without trouble',
    async (path) => {
      const en = await shop.call<PageView>('pageView', { query: { path } });
      const fr = await shop.call<PageView>('pageView', { query: { path }, headers: { 'accept-language': 'fr' } });
      expect(en.data.nodes.length).toBeGreaterThan(0);
      expect(JSON.stringify(fr.data.nodes)).not.toBe(JSON.stringify(en.data.nodes));
      expect(fr.data.title).not.toBe('');
      const { data } = await shop.call<PageView>('ownerPage', { query: { path }, headers: owner });
      const checked = await shop.call<{ problems: PageProblem[] }>('ownerCheckPage', { body: data, headers: owner });
      expect(checked.data.problems).toEqual([]);
    },
  );

  test.each(['/service/payment_method', '/service/terms_of_service'])(
    '[ORDER-09] %s says how long an unpaid order is kept, as it is set',
    async (path) => {
      const en = await shop.call<PageView>('pageView', { query: { path } });
      expect(JSON.stringify(en.data.nodes)).toContain('is held for 1 hour');
      const fr = await shop.call<PageView>('pageView', { query: { path }, headers: { 'accept-language': 'fr' } });
      expect(JSON.stringify(fr.data.nodes)).toMatch(/conservée pendant 1.heure/);
    },
  );

  test('[ROUTE-11] an unknown page is 404', async () => {
    expect(await shop.call('pageView', { query: { path: '/no-such-page' } })).toMatchObject({ status: 404, code: 404 });
    expect(await shop.call('pageView', { query: { path: '/../etc/passwd' } })).toMatchObject({ status: 404 });
  });

  test('without a French text the English page is shown to everyone', async () => {
    await shop.call('ownerSavePage', {
      body: draft({ path: '/english-only', html: { en: '<h1>Only</h1>' } }),
      headers: owner,
    });
    const { data } = await shop.call<PageView>('pageView', {
      query: { path: '/english-only' },
      headers: { 'accept-language': 'fr' },
    });
    expect(JSON.stringify(data.nodes)).toContain('Only');
  });
});

describe('the owner’s calls', () => {
  test.each(['ownerSettings', 'ownerPages'] as const)('%s refuses without the owner’s token', async (name) => {
    expect(await shop.call(name)).toMatchObject({ status: 403 });
    expect(await shop.call(name, { headers: { 'x-owner-token': 'owner_guess' } })).toMatchObject({ status: 403 });
    expect(await shop.call(name, { user: 'shopper' })).toMatchObject({ status: 403 });
  });

  test('a page is checked, previewed, saved, changed and taken away', async () => {
    const preview = await shop.call<{ path: string }>('ownerPreviewPage', { body: draft(), headers: owner });
    const token = new URLSearchParams(preview.data.path.split('?')[1]).get('preview') ?? '';
    expect(await shop.call('pageView', { query: { path: '/tried' } })).toMatchObject({ status: 404 });
    const seen = await shop.call<PageView>('pageView', { query: { path: '/tried', preview: token } });
    expect(seen.data.isPreview).toBe(true);
    expect(await shop.call('pageView', { query: { path: '/tried', preview: 'wrong' } })).toMatchObject({ status: 404 });

    expect((await shop.call('ownerSavePage', { body: draft(), headers: owner })).data).toEqual({
      saved: true,
      problems: [],
    });
    await shop.call('ownerSavePage', { body: draft({ html: { en: '<h1>Changed</h1>' } }), headers: owner });
    const { data } = await shop.call<PageView>('pageView', { query: { path: '/tried/' } });
    expect(JSON.stringify(data.nodes)).toContain('Changed');
    expect((await shop.call('ownerDeletePage', { body: { path: '/tried' }, headers: owner })).data).toBe(true);
    expect(await shop.call('pageView', { query: { path: '/tried' } })).toMatchObject({ status: 404 });
  });

  test('pages of the store itself are nobody’s address, and company pages stay', async () => {
    for (const path of ['/products', '/order/x', '/api', '/a/b/c']) {
      expect(await shop.call('ownerSavePage', { body: draft({ path }), headers: owner })).toMatchObject({
        status: 400,
      });
    }
    expect(await shop.call('ownerDeletePage', { body: { path: '/company/about_us' }, headers: owner })).toMatchObject({
      status: 400,
    });
  });

  test('[X10] trouble is told with its line, and the page is shown all the same', async () => {
    const html =
      '<h1>A</h1>\n<h3>B</h3>\n<img src="/img/x.webp">\n<p style="color:#999;background:#aaa">low</p>\n<div data-souk="carousel">x</div>\n<script>go()</script>\n<ul data-souk="product-list" data-ids="999999"></ul>\n<ul data-souk="product-list" data-collection="nowhere"></ul>';
    const { data } = await shop.call<{ problems: PageProblem[] }>('ownerCheckPage', {
      body: draft({ html: { en: html } }),
      headers: owner,
    });
    expect(data.problems).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ code: 'heading-jump', line: 2 }),
        expect.objectContaining({ code: 'missing-alt', line: 3 }),
        expect.objectContaining({ code: 'low-contrast', line: 4 }),
        expect.objectContaining({ code: 'unknown-souk', line: 5 }),
        expect.objectContaining({ code: 'refused-script', line: 6 }),
        expect.objectContaining({ code: 'matches-nothing', message: expect.stringContaining('999999') as string }),
        expect.objectContaining({ code: 'matches-nothing', message: expect.stringContaining('nowhere') as string }),
      ]),
    );
  });

  test('[X10] HTML that a browser has to mend is told, HTML that is right is not', async () => {
    const problemsOf = async (html: string) => {
      const page = { body: draft({ html: { en: html } }), headers: owner };
      const { data } = await shop.call<{ problems: PageProblem[] }>('ownerCheckPage', page);
      return data.problems.map(({ code, line }) => `${line} ${code}`);
    };
    expect(
      await problemsOf('<h1>A</h1>\n<div><b>x</div>\n<p><div>x</div></p>\n<a href="/x>foo</a>\n<i class="b">5 < 6</i>'),
    ).toEqual(['2 unclosed-element', '3 broken-nesting', '4 unknown-attribute', '4 unclosed-element', '5 broken-tag']);
    expect(await problemsOf('<h1>A</h1>\n<a href="/x>foo</a><p>b</p>')).toContain('2 endless-tag');
    expect(new Set(await problemsOf('<div>'.repeat(300)))).toEqual(new Set(['0 too-deep']));
    expect(
      await problemsOf('<ul><li>a<li>b</ul><table><tr><td>c</table><p>d<p>e<br><svg><path d="M0 0"/></svg>'),
    ).toEqual([]);
  });

  test('a page of 5 MB is refused with a sentence; one just under the limit is taken', async () => {
    const large = await shop.call('ownerSavePage', {
      body: draft({ html: { en: 'x'.repeat(5_000_000) } }),
      headers: owner,
    });
    expect([400, 413]).toContain(large.status);
    expect(large.message).not.toBe('');
    const fits = await shop.call('ownerSavePage', {
      body: draft({ path: '/large', html: { en: `<p>${'x '.repeat(250_000)}</p>` } }),
      headers: owner,
    });
    expect(fits).toMatchObject({ code: 200 });
  });

  test('[STORE-01] settings change at run time: what is named, nothing else', async () => {
    const before = (await shop.call<OwnerSettings>('ownerSettings', { headers: owner })).data;
    await shop.call('ownerSaveSettings', { body: { details: { websiteTitle: 'Market' } }, headers: owner });
    const after = (await shop.call<OwnerSettings>('ownerSettings', { headers: owner })).data;
    expect(after).toEqual({ ...before, details: { ...before.details, websiteTitle: 'Market' } });
  });

  test('[STORE-03] a vendor’s origins open only once its id is set', async () => {
    expect((await shop.call('pagePolicy')).data.browsing.script).toEqual([]);
    await shop.call('ownerSaveSettings', { body: { details: { gtmId: 'GTM-ABC123' } }, headers: owner });
    expect((await shop.call('pagePolicy')).data.browsing.script).toEqual(['https://www.googletagmanager.com']);
    await shop.call('ownerSaveSettings', { body: { details: { gtmId: '' } }, headers: owner });
  });

  test('[STORE-04] style sheets of web fonts open with the setting, and nothing else of a vendor', async () => {
    const fontStylesheet = 'https://fonts.googleapis.com/css2?family=Inter';
    await shop.call('ownerSaveSettings', { body: { details: { fontStylesheet } }, headers: owner });
    const { everywhere, browsing } = (await shop.call('pagePolicy')).data;
    expect(everywhere).toMatchObject({
      style: ['https://fonts.googleapis.com'],
      font: expect.arrayContaining(['https://fonts.gstatic.com']) as string[],
      script: [],
      frame: [],
    });
    expect(browsing.script).toEqual([]);
    await shop.call('ownerSaveSettings', { body: { details: { fontStylesheet: '' } }, headers: owner });
    expect((await shop.call('pagePolicy')).data.everywhere.style).toEqual([]);
  });

  test('[I18N-02] the owner’s sign for dollars reaches every page, and home as the specification names it', async () => {
    const signs = async () => [
      (await shop.call('storeDetails')).data.currencySymbol,
      (await shop.call('homeIndex')).data.shopPayCurrency.symbol,
    ];
    await shop.call('ownerSaveSettings', { body: { details: { currencySymbol: 'US$' } }, headers: owner });
    expect(await signs()).toEqual(['US$', 'US$']);
    await shop.call('ownerSaveSettings', { body: { details: { currencySymbol: '' } }, headers: owner });
    expect(await signs()).toEqual([null, '$']);
  });

  test('[DESK-18] the owner’s time zone is kept', async () => {
    const zone = async () => (await shop.call('ownerSettings', { headers: owner })).data.details.timeZone;
    expect(await zone()).toBe('UTC');
    await shop.call('ownerSaveSettings', { body: { details: { timeZone: 'Europe/Paris' } }, headers: owner });
    expect(await zone()).toBe('Europe/Paris');
    await shop.call('ownerSaveSettings', { body: { details: { timeZone: 'UTC' } }, headers: owner });
  });

  test('settings that cannot be are refused and nothing is kept', async () => {
    const bad = [
      { details: { gtmId: 'UA-1"><script>' } },
      { details: { fontStylesheet: 'not a url' } },
      { details: { currencySymbol: 'dollars' } },
      { details: { timeZone: 'Mars/Base' } },
      { details: { timeZone: '+02:00' } },
      { details: { timeZone: '' } },
      { theme: '{not json' },
      { header: { url: 'https://169.254.169.254/latest/meta-data' } },
      { header: { url: 'http://plain.test/x.html' } },
      { whatsApp: { phoneNumber: 'none', name: 'x', status: true } },
    ];
    const before = (await shop.call('ownerSettings', { headers: owner })).data;
    for (const body of bad) {
      const answer = await shop.call<{ saved?: boolean }>('ownerSaveSettings', { body, headers: owner });
      expect(answer.code === 400 || answer.data.saved === false).toBe(true);
    }
    expect((await shop.call('ownerSettings', { headers: owner })).data).toEqual(before);
  });
});

describe('[PAGE-01] header and footer of the owner', () => {
  const frame = () => shop.call<PageFrame | null>('pageFrame', { params: { type: 'FOOTER' } });

  test('there is none until the owner sets one; its declared script gets an address, an undeclared one is told', async () => {
    expect((await frame()).data).toBeNull();
    const footer = {
      html: '<footer><p>Ours</p><script>undeclared()</script></footer>',
      css: 'footer{padding:1rem}',
      scripts: [{ name: 'year', code: 'document.title' }],
    };
    const saved = await shop.call<{ problems: PageProblem[] }>('ownerSaveSettings', {
      body: { footer },
      headers: owner,
    });
    expect(codes(saved.data.problems)).toEqual(['undeclared-script']);
    const { data } = await frame();
    expect(JSON.stringify(data?.nodes)).toBe('[{"tag":"footer","children":[{"tag":"p","children":["Ours"]}]}]');
    expect(data?.scripts).toEqual([expect.stringMatching(/^\/api\/front\/page\/raw\/footer\/0\.js\?v=[0-9a-f]{12}$/)]);
    const script = await shop.app.inject({ url: data?.scripts[0] ?? '' });
    expect(script.body).toBe('document.title');
    expect(script.headers['content-type']).toContain('text/javascript');
    const raw = await shop.app.inject({ url: '/api/front/page/raw/footer.html' });
    expect(raw.headers['content-security-policy']).toContain('sandbox');
    await shop.call('ownerSaveSettings', { body: { footer: null }, headers: owner });
    expect((await frame()).data).toBeNull();
  });

  test('[CALL-03] [CALL-04] its HTML is had at the address that the store page names, without an auth header', async () => {
    await shop.call('ownerSaveSettings', { body: { footer: { html: '<footer>Ours</footer>' } }, headers: owner });
    const named = await shop.call<{ html: string }>('storePage', { query: { type: 'FOOTER' } });
    const raw = await shop.app.inject({ url: named.data.html, headers: {} });
    expect([raw.statusCode, raw.body]).toEqual([200, '<footer>Ours</footer>']);
    await shop.call('ownerSaveSettings', { body: { footer: null }, headers: owner });
    expect((await shop.app.inject({ url: named.data.html })).statusCode).toBe(404);
  });

  test('a style sheet whose address is none is told; header and page stand', async () => {
    const header = { html: '<header>Ours</header>', cssUrl: 'not a url,http://plain.test/a.css' };
    const { data } = await shop.call<{ saved: boolean; problems: PageProblem[] }>('ownerSaveSettings', {
      body: { header },
      headers: owner,
    });
    expect(data.saved).toBe(true);
    expect(data.problems).toEqual(
      [/"not a url"/, /"http:\/\/plain.test\/a.css"/].map((message) =>
        expect.objectContaining({
          code: 'refused-css-url',
          part: 'header.cssUrl',
          message: expect.stringMatching(message) as string,
        }),
      ),
    );
    const shown = await shop.call<PageFrame>('pageFrame', { params: { type: 'HEADER' } });
    expect(JSON.stringify(shown.data.nodes)).toContain('Ours');
    const named = await shop.call<{ css: string }>('storePage', { query: { type: 'HEADER' } });
    expect(named.data.css).toBe('not a url,http://plain.test/a.css');
    await shop.call('ownerSaveSettings', { body: { header: null }, headers: owner });
  });

  test('[STORE-02] a theme may bring the header', async () => {
    await shop.call('ownerSaveSettings', {
      body: { theme: JSON.stringify({ 'header.html': '<header>Theme</header>' }) },
      headers: owner,
    });
    const { data } = await shop.call<PageFrame>('pageFrame', { params: { type: 'HEADER' } });
    expect(JSON.stringify(data.nodes)).toContain('Theme');
    await shop.call('ownerSaveSettings', { body: { theme: null }, headers: owner });
  });
});

test('hostile HTML in a saved page leaves nothing that runs', async () => {
  await shop.call('ownerSavePage', {
    body: draft({ path: '/hostile', html: { en: hostileHtml.join('\n') } }),
    headers: owner,
  });
  const { data } = await shop.call<PageView>('pageView', { query: { path: '/hostile' } });
  const text = JSON.stringify(data.nodes);
  expect(text).not.toMatch(/"tag":"(script|iframe|object|embed|style|link|meta|base)"/);
  expect(text).not.toMatch(/"on[a-z]+":/);
});
