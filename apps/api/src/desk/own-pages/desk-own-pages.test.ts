import type { ProductDetail } from '@souk/contract';
import { sql } from 'kysely';
import { rows } from '../../database/tx';
import { ownerToken } from '../../pages/owner-token';
import { type Desk, giveDesk } from '../../testing/desk';
import { createTestApp, type TestApp } from '../../testing/test-app';

let shop: TestApp;
let desk: Desk;
let owner: Record<string, string>;
beforeAll(async () => {
  shop = await createTestApp();
  desk = await giveDesk(shop);
  owner = { 'x-owner-token': await ownerToken(1) };
});
afterAll(() => shop.close());

const asContent = { user: 'content' };
const readPage = async (path: string) => (await desk.ask('page', { ...asContent, query: { path } })).data;
const savePage = (body: object) => desk.ask('pageSave', { ...asContent, body });
const shown = async (path: string, language = 'en') =>
  JSON.stringify((await shop.call('pageView', { query: { path }, headers: { 'accept-language': language } })).data);
const logged = (call: string) =>
  rows(sql<{ subject: string }>`
    select subject_type || ' ' || subject_id as subject from audit where call = ${call} order by id`);

const page = {
  path: '/autumn',
  title: { en: 'Autumn', fr: 'Automne' },
  html: { en: '<h1>Leaves</h1>', fr: '<h1>Feuilles</h1>' },
};

describe('[DESK-25] the owner’s pages on a screen', () => {
  test('a page is made, changed in both languages, shown at once and deleted; each with its row in the log', async () => {
    expect(await savePage({ version: null, page })).toMatchObject({ code: 200, data: { saved: true, problems: [] } });
    expect(await shown('/autumn', 'fr')).toContain('Feuilles');
    const read = await readPage('/autumn');
    expect(read).toMatchObject({ kind: 'designed', problems: [] });
    const html = { en: '<h1>Wind</h1>', fr: '<h1>Vent</h1>' };
    expect((await savePage({ version: read.version, page: { ...read.page, html } })).code).toBe(200);
    expect([await shown('/autumn'), await shown('/autumn', 'fr')]).toEqual([
      expect.stringContaining('Wind'),
      expect.stringContaining('Vent'),
    ]);
    const { version } = await readPage('/autumn');
    expect((await desk.ask('pageDelete', { ...asContent, body: { path: '/autumn', version } })).code).toBe(200);
    expect(await shop.call('pageView', { query: { path: '/autumn' } })).toMatchObject({ code: 404 });
    expect(await logged('pageSave')).toEqual([{ subject: 'page /autumn' }, { subject: 'page /autumn' }]);
    expect(await logged('pageDelete')).toEqual([{ subject: 'page /autumn' }]);
  });

  test('the second of two editors is told, and so is an editor whom the command overtook', async () => {
    await savePage({ version: null, page });
    const { version } = await readPage('/autumn');
    const changed = { version, page: { ...page, html: { en: '<h1>Mine</h1>' } } };
    expect((await savePage(changed)).code).toBe(200);
    expect(await savePage({ version, page: { ...page, html: { en: '<h1>Too late</h1>' } } })).toMatchObject({
      code: 409,
    });
    const seen = await readPage('/autumn');
    await shop.call('ownerSavePage', { body: { ...page, html: { en: '<h1>By command</h1>' } }, headers: owner });
    expect(await savePage({ version: seen.version, page })).toMatchObject({ code: 409 });
    expect(
      await desk.ask('pageDelete', { ...asContent, body: { path: '/autumn', version: seen.version } }),
    ).toMatchObject({ code: 409 });
    expect(await shown('/autumn')).toContain('By command');
  });

  test('at an address that a remote of another repository serves is refused in a sentence, at the desk and by the command', async () => {
    const said = 'A page that was released for the store is shown at this address: nobody would see yours';
    const headers = { ...owner, 'x-souk-remote-pages': '/gift-guide,/events' };
    const save = (path: string) => shop.call('ownerSavePage', { body: { ...page, path }, headers });
    expect(await save('/events')).toMatchObject({ code: 400, data: { fields: { path: said } } });
    expect(await save('/events-2')).toMatchObject({ code: 200 });
    const atDesk = await shop.app.inject({
      method: 'POST',
      url: '/api/admin/page',
      headers: { ...headers, authorization: 'Bearer desk:content' },
      payload: { version: null, page: { ...page, path: '/gift-guide' } },
    });
    expect(atDesk.json()).toMatchObject({ code: 400, data: { fields: { path: said } } });
  });

  test.each([
    ['an address that a page has', '/company/about_us', 'path'],
    ['an address of the store’s own pages', '/products', 'path'],
    ['what is no address', '/très bien', 'page.path'],
  ])('a new page at %s is refused at that field', async (_name, path, field) => {
    const answer = await savePage({ version: null, page: { ...page, path } });
    expect(answer).toMatchObject({ code: 400, data: { fields: { [field]: expect.any(String) } } });
  });

  test('pages that come with the store are listed with their kind, changed and never deleted', async () => {
    const path = '/company/about_us';
    const list = (await desk.ask('pages', asContent)).data;
    expect(list).toContainEqual(expect.objectContaining({ path, kind: 'company', hasFrench: true }));
    const { version, ...read } = await readPage(path);
    expect(read.kind).toBe('company');
    expect(await desk.ask('pageDelete', { ...asContent, body: { path, version } })).toMatchObject({ code: 400 });
  });

  test('a draft is seen by its address alone, says what is wrong, and replaces the one before', async () => {
    const preview = (body: object) => desk.ask('pagePreview', { ...asContent, body });
    const first = (await preview({ page: { ...page, path: '/draft', html: { en: '<h3>A</h3>' } } })).data;
    expect(first.problems).toEqual([expect.objectContaining({ code: 'heading-jump', line: 1 })]);
    const view = (token: string) => shop.call('pageView', { query: { path: '/draft', preview: token } });
    expect((await view(first.token)).data.isPreview).toBe(true);
    const second = (await preview({ page: { ...page, path: '/draft' }, replaces: first.token })).data;
    expect([(await view(first.token)).code, (await view(second.token)).code]).toEqual([404, 200]);
    expect(await shop.call('pageView', { query: { path: '/draft' } })).toMatchObject({ code: 404 });
  });

  test('a draft of a page that comes with the store is shown as that page is', async () => {
    const { page: about } = await readPage('/company/about_us');
    const draft = { ...about, title: { en: 'Who we are', fr: 'Qui nous sommes' } };
    const { token } = (await desk.ask('pagePreview', { ...asContent, body: { page: draft } })).data;
    const { data } = await shop.call('pageView', { query: { path: '/company/about_us', preview: token } });
    expect(data).toMatchObject({ kind: 'company', title: 'Who we are', isPreview: true });
  });
});

describe('[DESK-25] earlier versions of a page', () => {
  const path = '/winter';
  const write = async (text: string) => {
    const { version = null } = (await readPage(path)) ?? {};
    const answer = await savePage({ version, page: { ...page, path, html: { en: `<p>${text}</p>` } } });
    expect(answer.code).toBe(200);
  };
  const versions = async () => (await desk.ask('pageVersions', { ...asContent, query: { path } })).data;
  const texts = async () => {
    const all = [];
    for (const { id } of await versions())
      all.push((await desk.ask('pageVersion', { ...asContent, query: { path, id } })).data.page.html.en);
    return all;
  };

  test('each save stores one, with who saved it; one that changes nothing stores none', async () => {
    await write('Snow');
    await write('Ice');
    await write('Ice');
    await shop.call('ownerSavePage', {
      body: { ...page, path, html: { en: '<p>By command</p>' } },
      headers: owner,
    });
    expect(await texts()).toEqual(['<p>By command</p>', '<p>Ice</p>', '<p>Snow</p>']);
    const [byCommand, byEditor] = await versions();
    expect([byCommand.by, byEditor.by]).toEqual(['', expect.stringMatching(/./)]);
  });

  test('the last twenty stay, and a page that came with the store is stored before its first change', async () => {
    for (let at = 1; at <= 21; at += 1) await write(`Day ${at}`);
    const stored = await texts();
    expect([stored.length, stored[0], stored.at(-1)]).toEqual([20, '<p>Day 21</p>', '<p>Day 2</p>']);
    const about = '/company/about_us';
    const before = await readPage(about);
    await savePage({ version: before.version, page: { ...before.page, css: 'p { color: #222 }' } });
    const [now, first] = (await desk.ask('pageVersions', { ...asContent, query: { path: about } })).data;
    const found = await desk.ask('pageVersion', { ...asContent, query: { path: about, id: first.id } });
    expect([found.data.page.css, now.id > first.id]).toEqual([before.page.css, true]);
  });

  test('a version of another page is not there', async () => {
    const [{ id }] = await versions();
    expect(await desk.ask('pageVersion', { ...asContent, query: { path: '/autumn', id } })).toMatchObject({
      code: 404,
    });
  });
});

describe('[DESK-25] header and footer on a screen', () => {
  const read = async () => (await desk.ask('frame', { ...asContent, params: { type: 'FOOTER' } })).data;
  const save = (body: object) => desk.ask('frameSave', { ...asContent, params: { type: 'FOOTER' }, body });
  const footer = async (language: string) =>
    JSON.stringify(
      (await shop.call('pageFrame', { params: { type: 'FOOTER' }, headers: { 'accept-language': language } })).data,
    );

  test('a footer is set in both languages and shown at once; the second of two editors is told', async () => {
    const { version, frame } = await read();
    expect(frame).toBeNull();
    const texts = { html: '<p>Help</p>', htmlFr: '<p>Aide</p>' };
    expect(await save({ version, frame: texts })).toMatchObject({ code: 200, data: { saved: true } });
    expect([await footer('en'), await footer('fr')]).toEqual([
      expect.stringContaining('Help'),
      expect.stringContaining('Aide'),
    ]);
    expect(await save({ version, frame: null })).toMatchObject({ code: 409 });
    expect(await footer('en')).toContain('Help');
  });

  test('an address that must not be fetched is refused with its part, and nothing changes', async () => {
    const { version } = await read();
    const { data } = await save({ version, frame: { url: 'https://169.254.169.254/x' } });
    expect(data).toMatchObject({ saved: false, problems: [{ code: 'refused-url', part: 'footer.url' }] });
    expect((await read()).version).toBe(version);
  });

  test('a draft of a footer is on every page of whoever has its token, and nobody else’s', async () => {
    const params = { type: 'FOOTER' };
    const body = { frame: { html: '<p>Drafted</p>', htmlFr: '<p>Esquissé</p>' } };
    const { token, address } = (await desk.ask('framePreview', { ...asContent, params, body })).data;
    expect(address).toBe(`/?preview=${token}`);
    const seen = async (headers: Record<string, string>) =>
      JSON.stringify((await shop.call('pageFrame', { params, headers })).data);
    expect(await seen({ 'x-souk-preview': token, 'accept-language': 'fr' })).toContain('Esquissé');
    expect(await seen({ 'x-souk-preview': 'another' })).not.toContain('Drafted');
    expect(await footer('en')).not.toContain('Drafted');
    const refused = (await desk.ask('framePreview', { ...asContent, params, body: { frame: { url: 'ftp://x' } } }))
      .data;
    expect(refused).toMatchObject({ token: null, address: null, problems: [{ code: 'refused-url' }] });
  });

  test('scripts are an administrator’s: they stay when an editor changes the words', async () => {
    const scripts = [{ name: 'year', code: 'document.title;' }];
    const params = { type: 'FOOTER' };
    const before = await read();
    const set = { version: before.version, scripts };
    expect(await desk.ask('scriptsSave', { ...asContent, params, body: set })).toMatchObject({ code: 403 });
    const token = `desk:admin@${Date.now()}`;
    expect(await desk.ask('scriptsSave', { token, params, body: set })).toMatchObject({ code: 200 });
    const { version } = await read();
    await save({ version, frame: { html: '<p>Other words</p>' } });
    expect((await read()).frame).toMatchObject({ html: '<p>Other words</p>', scripts });
    expect(await logged('scriptsSave')).toEqual([{ subject: 'frame FOOTER' }]);
    const { version: whole } = await read();
    expect(await save({ version: whole, frame: null })).toMatchObject({ code: 409, reason: 'FRAME_HAS_SCRIPTS' });
    expect((await read()).frame).toMatchObject({ scripts });
  });

  test('an earlier design is there to go back to, the store’s own among them, and never with its scripts', async () => {
    const params = { type: 'FOOTER' };
    const contents = [];
    for (const { id } of (await desk.ask('frameVersions', { ...asContent, params })).data)
      contents.push((await desk.ask('frameVersion', { ...asContent, params: { ...params, id } })).data.frame);
    expect(contents[0]).toMatchObject({ html: '<p>Other words</p>' });
    expect(contents.length).toBeGreaterThan(2);
    expect(contents.at(-1)).toBeNull();
    expect(JSON.stringify(contents)).not.toContain('document.title');
  });
});

describe('[DESK-25] settings on a screen', () => {
  const read = async () => (await desk.ask('settings', { user: 'admin' })).data;
  const textsOf = ({ details, theme, whatsApp, streaming }: Record<string, unknown>) => ({
    details,
    theme,
    whatsApp,
    streaming,
  });

  test('details change at once for shoppers; the second of two editors is told', async () => {
    const all = await read();
    const details = { ...all.details, name: 'Bazaar', websiteShortAnnouncement: { en: 'New', fr: 'Nouveau' } };
    const body = { version: all.version, ...textsOf(all), details };
    expect((await desk.ask('settingsSave', { user: 'admin', body })).code).toBe(200);
    expect((await shop.call('storeDetails', { headers: { 'accept-language': 'fr' } })).data).toMatchObject({
      name: 'Bazaar',
      websiteShortAnnouncement: 'Nouveau',
    });
    expect(await desk.ask('settingsSave', { user: 'admin', body })).toMatchObject({ code: 409 });
    expect((await read()).vendorsVersion).toBe(all.vendorsVersion);
    const [noted] = await rows(sql<{ before: object; after: object }>`
      select before, after from audit where call = 'settingsSave'`);
    expect(noted?.after).toEqual({ name: 'Bazaar', websiteShortAnnouncement: { en: 'New', fr: 'Nouveau' } });
  });

  test('[DESK-25] a product’s page says what the owner says of delivery and returns, by screen, draft and command', async () => {
    const rowsIn = async (headers: Record<string, string> = {}) => {
      const params = { uniqueKey: '-', slug: 'linen-shirt' };
      const { data } = await shop.call<ProductDetail>('productDetail', { params, headers });
      return data.details.filter(({ label }) => /^(Delivery|Returns|Livraison|Retours)$/.test(label));
    };
    const [returns] = await rowsIn();
    expect(returns).toEqual({ label: 'Returns', value: expect.stringMatching(/^\d+ days$/) });
    const all = await read();
    const deliveryText = { en: ' Sent by bicycle in Boston. ', fr: 'Livré à vélo à Boston.' };
    const details = { ...all.details, deliveryText, returnsText: { en: 'We pay the label.', fr: '' } };
    const body = { ...textsOf(all), details };
    const { token } = (await desk.ask('settingsPreview', { user: 'admin', body })).data;
    const said = [
      { label: 'Delivery', value: 'Sent by bicycle in Boston.' },
      { label: 'Returns', value: `${returns?.value}. We pay the label.` },
    ];
    expect(await rowsIn({ 'x-souk-preview': token })).toEqual(said);
    expect(await rowsIn()).toEqual([returns]);
    await desk.ask('settingsSave', { user: 'admin', body: { version: all.version, ...body } });
    expect(await rowsIn()).toEqual(said);
    expect(await rowsIn({ 'accept-language': 'fr' })).toEqual([
      { label: 'Livraison', value: 'Livré à vélo à Boston.' },
      { label: 'Retours', value: expect.stringMatching(/^\d+.jours$/) },
    ]);
    const set = (change: object) => shop.call('ownerSaveSettings', { body: { details: change }, headers: owner });
    expect(await set({ deliveryText: { en: 'x'.repeat(301), fr: '' } })).toMatchObject({ code: 400 });
    await set({ deliveryText: { en: '', fr: '' }, returnsText: { en: '', fr: '' } });
    expect(await rowsIn()).toEqual([returns]);
  });

  test('the log names a long text by its version', async () => {
    const all = await read();
    const streaming = { type: 'IFRAME', content: `<p>${'Live '.repeat(500)}</p>` };
    await desk.ask('settingsSave', { user: 'admin', body: { version: all.version, ...textsOf(all), streaming } });
    const noted = await rows(sql<{ after: object }>`
      select after from audit where call = 'settingsSave' order by id desc limit 1`);
    expect(noted).toEqual([{ after: { streaming: { version: expect.any(String) } } }]);
  });

  test('[DESK-07] what the owner’s token changes is in the log with its request; what it only checks or leaves as it was is not', async () => {
    const since = (await rows(sql<{ id: number }>`select max(id) as id from audit`))[0]?.id ?? 0;
    const save = (body: object) => shop.call('ownerSaveSettings', { body, headers: owner });
    const { data } = await shop.call<{ details: { websiteTitle: string } }>('ownerSettings', { headers: owner });
    await save({ details: { websiteTitle: data.details.websiteTitle } });
    await save({ details: { websiteTitle: 'Checked alone' }, dryRun: true });
    await save({ details: { websiteTitle: 'By token' }, theme: null, footer: null });
    await shop.call('ownerSavePage', { body: { ...page, path: '/by-token' }, headers: owner });
    await shop.call('ownerDeletePage', { body: { path: '/by-token' }, headers: owner });
    await shop.call('ownerSavePage', { body: page, headers: { 'x-owner-token': 'wrong' } });
    const noted = await rows(sql`
      select via, actor_name as by, request_id ~ '^[0-9a-f]{32}$' as request, call, subject_id as of, after from audit
      where id > ${since} order by id`);
    const by = { via: 'owner-token', by: 'npm run store', request: true };
    expect(noted).toEqual([
      { ...by, call: 'settingsSave', of: '1', after: { websiteTitle: 'By token' } },
      { ...by, call: 'frameSave', of: 'FOOTER', after: {} },
      { ...by, call: 'pageSave', of: '/by-token', after: { title: 'Autumn', version: expect.any(String) } },
      { ...by, call: 'pageDelete', of: '/by-token', after: null },
    ]);
  });

  test('a draft of details, button and theme is what its token shows, until it is replaced', async () => {
    const all = await read();
    const details = { ...all.details, name: 'Drafted' };
    const theme = JSON.stringify({ 'header.html': '<p>Themed</p>' });
    const whatsApp = { phoneNumber: '+1 555 0199', name: 'Ann', status: true, defaultMessage: [] };
    const preview = async (body: object) => (await desk.ask('settingsPreview', { user: 'admin', body })).data.token;
    const token = await preview({ ...textsOf(all), details, theme, whatsApp });
    const headers = { 'x-souk-preview': token };
    expect((await shop.call('storeDetails', { headers })).data.name).toBe('Drafted');
    expect(JSON.stringify(await shop.call('pageFrame', { params: { type: 'HEADER' }, headers }))).toContain('Themed');
    const widget = await shop.call<{ data: string }>('storeWidget', { query: { type: 'WHATSAPP' }, headers });
    expect(widget.data.data).toContain('0199');
    expect((await shop.call('storeDetails', {})).data.name).not.toBe('Drafted');
    await preview({ ...textsOf(all), replaces: token });
    expect((await shop.call('storeDetails', { headers })).data.name).not.toBe('Drafted');
  });

  test('a theme that is not JSON is refused with its part', async () => {
    const all = await read();
    const body = { version: all.version, ...textsOf(all), theme: '{' };
    const { data } = await desk.ask('settingsSave', { user: 'admin', body });
    expect(data).toMatchObject({ saved: false, problems: [{ code: 'theme', part: 'theme' }] });
  });

  test('ids of vendors are set apart from the rest, and named by their field when they are wrong', async () => {
    const all = await read();
    const vendors = { ...all.vendors, gtmId: 'GTM-ABC1234' };
    const token = `desk:admin@${Date.now()}`;
    const set = (change: object) =>
      desk.ask('vendorsSave', { token, body: { version: all.vendorsVersion, ...vendors, ...change } });
    expect(await set({ gtmId: 'UA-1' })).toMatchObject({ code: 400, data: { fields: { gtmId: expect.any(String) } } });
    expect((await set({})).code).toBe(200);
    expect((await shop.call('storeDetails', {})).data.gtmId).toBe('GTM-ABC1234');
    expect((await read()).version).toBe(all.version);
  });
});
