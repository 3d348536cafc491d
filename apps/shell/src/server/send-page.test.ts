/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { render } from './render';
import { nonceMark } from './security';
import { sendPage } from './send-page';
import type { ServerDeps } from './server-deps';
import { pageDeps as deps, renderedPage as rendered } from './testing/page-deps';
import { noOrigins } from './testing/server-deps';

jest.mock('./render', () => ({ render: jest.fn() }));
jest.mock('../app/words', () => ({ loadWords: () => Promise.resolve({}) }));

/** What visitors read, one after the other, of a page whose renderings come out so. */
const visits = async (...pages: object[]) => {
  jest.mocked(render).mockReset();
  for (const page of pages) jest.mocked(render).mockResolvedValueOnce(page as never);
  const given = deps();
  const server = createServer(
    (req, res) => void sendPage(given, req, res).catch((error) => res.end(String(error))),
  ).listen(0);
  const { port } = server.address() as AddressInfo;
  const read = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
  const texts = [await read(), await read()];
  await new Promise((resolve) => server.close(resolve));
  return texts;
};

test('a visitor who leaves before the answer begins takes nothing from those who wait for the same page', async () => {
  const given = deps();
  jest.mocked(render).mockReset();
  const finish = Promise.withResolvers<unknown>();
  jest.mocked(render).mockReturnValueOnce(finish.promise as never);
  const failed = jest.fn();
  const asked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const left = Promise.withResolvers<void>();
  let count = 0;
  const server = createServer((req, res) => {
    if (count === 0) res.once('close', left.resolve);
    void sendPage(given, req, res).catch(failed);
    asked[count++]?.resolve();
  }).listen(0);
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const leaving = new AbortController();
  const first = fetch(at, { signal: leaving.signal }).catch(() => null);
  await asked[0]!.promise;
  const second = fetch(at);
  await asked[1]!.promise;
  leaving.abort();
  await left.promise;
  finish.resolve(rendered('<p>page</p>', true));
  expect(await (await second).text()).toBe('<p>page</p>');
  expect(await first).toBeNull();
  expect(failed).not.toHaveBeenCalled();
  await new Promise((resolve) => server.close(resolve));
});

test('a page that sets a cookie is nobody else’s, whatever stands between', async () => {
  const given = deps();
  jest.mocked(render).mockReset();
  jest.mocked(render).mockResolvedValue(rendered('<p>page</p>', true) as never);
  const server = createServer((req, res) => void sendPage(given, req, res)).listen(0);
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ways = async (path: string) => (await fetch(at + path)).headers.get('cache-control');
  expect(await ways('/?lang=fr')).toBe('private, no-store');
  expect(await ways('/')).toMatch(/^public, .*stale-if-error=3600$/);
  await new Promise((resolve) => server.close(resolve));
});

test('[STORE-03] a page may load what its own rendering was made by, whatever the owner has set since', async () => {
  const policies = [noOrigins, { ...noOrigins, script: ' https://tags.test' }];
  const given = { ...deps(), storePolicy: async () => policies.shift() ?? noOrigins };
  jest.mocked(render).mockReset();
  jest.mocked(render).mockImplementation(async () => rendered('<p>page</p>', true) as never);
  const server = createServer((req, res) => void sendPage(given, req, res)).listen(0);
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const mayTag = async () =>
    /script-src [^;]*tags\.test/.test((await fetch(at)).headers.get('content-security-policy')!);
  expect([await mayTag(), await mayTag()]).toEqual([false, false]);
  given.cache.clear();
  expect([await mayTag(), await mayTag()]).toEqual([true, true]);
  await new Promise((resolve) => server.close(resolve));
});

test('[DESK-25] a preview in another language leaves its editor’s own as it is', async () => {
  const given = deps();
  jest.mocked(render).mockReset();
  jest.mocked(render).mockResolvedValue(rendered('<p>page</p>', true) as never);
  const server = createServer((req, res) => void sendPage(given, req, res)).listen(0);
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  expect((await fetch(`${at}/?preview=draft&lang=fr`)).headers.has('set-cookie')).toBe(false);
  expect(jest.mocked(render).mock.calls[0]?.[0].locale).toBe('fr');
  await new Promise((resolve) => server.close(resolve));
});

/** The headers of an answer to whoever sends these, and its text. */
const answerTo = async (given: ServerDeps, page: object, headers: Record<string, string> = {}) => {
  jest.mocked(render).mockReset();
  jest.mocked(render).mockResolvedValue(page as never);
  const server = createServer((req, res) => void sendPage(given, req, res)).listen(0);
  const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers });
  const text = await reply.text();
  await new Promise((resolve) => server.close(resolve));
  const of = (name: string) => reply.headers.get(name);
  const policy = of('content-security-policy') ?? '';
  return { text, policy, cache: of('cache-control'), vary: of('vary'), keys: of('surrogate-key') };
};

test('a public page is the same for everybody: its scripts are known by hash, and a cache may have it', async () => {
  const page = rendered('<p>page</p>', true);
  const { policy, keys, ...answer } = await answerTo(deps(), page);
  expect(policy).toContain("script-src 'self' 'sha256-known'");
  expect(policy).not.toContain('nonce-');
  expect(keys).toBe('store product-7');
  expect(answer.cache).toMatch(/^public, max-age=0, s-maxage=10,/);
  expect(answer.vary).toBe('cookie, accept-encoding');
});

test('behind a cache that names the language no cookie tells pages apart, and a purged cache keeps them longer', async () => {
  const given = deps();
  given.config.purge = { url: 'http://cache.test' };
  const answer = await answerTo(given, rendered('<p>page</p>', true), { 'x-souk-language': 'fr', cookie: 'locale=en' });
  expect(answer.vary).toBe('x-souk-language, accept-encoding');
  expect(answer.cache).toMatch(/s-maxage=300/);
  expect(jest.mocked(render).mock.calls[0]?.[0]).toMatchObject({ locale: 'fr' });
});

test('a cache before the store is given the page as it is now, never one that was kept', async () => {
  const given = deps();
  given.cache.keep('set en /', {
    status: 200,
    html: '<p>before</p>',
    keys: [],
    follows: null,
    origins: noOrigins,
    renderedAt: Date.now(),
  });
  const page = rendered('<p>now</p>', true);
  expect((await answerTo(given, page, { 'x-souk-language': 'en' })).text).toBe('<p>now</p>');
  expect((await answerTo(given, page)).text).toBe('<p>now</p>');
});

test('a visitor’s own page carries a nonce of its own, and no cache may have it', async () => {
  const page = { ...rendered(`<script nonce="${nonceMark}">`, true), isPrivate: true, hasNonce: true, keys: [] };
  const [one, two] = [await answerTo(deps(), page), await answerTo(deps(), page)];
  const [, nonce = ''] = /'nonce-([^']+)'/.exec(one.policy) ?? [];
  expect(one.text).toBe(`<script nonce="${nonce}">`);
  expect(two.text).not.toBe(one.text);
  expect([one.cache, one.keys]).toEqual(['private, no-store', null]);
});

test('while a canary decides by visitor, no cache may have a page', async () => {
  const given = deps();
  Object.assign(given.releases, { set: { remotes: { catalog: { canary: { release: {} } } } } });
  const { cache } = await answerTo(given, rendered('<p>page</p>', true), { cookie: 'visitor=abcdefghijklmnop' });
  expect(cache).toBe('private, no-store');
});

test('a page that is whole is rendered once for everybody', async () => {
  expect(await visits(rendered('<p>first</p>', true), rendered('<p>second</p>', true))).toEqual([
    '<p>first</p>',
    '<p>first</p>',
  ]);
});

const lacking = (html: string) => ({ ...rendered(html, true), isComplete: () => false });

/** What is kept of a page from long ago, of which nobody knows a change since. */
const keepBefore = (given: ServerDeps, follows: string[] | null) =>
  given.cache.keep('set en /', {
    status: 200,
    html: '<p>with reviews</p>',
    keys: ['product-7'],
    follows,
    origins: noOrigins,
    renderedAt: Date.now() - 600_000,
  });

test('a page that lacks a part does not take the place of one that has all and did not change', async () => {
  const given = deps();
  keepBefore(given, ['product-7']);
  expect((await answerTo(given, lacking('<p>without</p>'))).text).toBe('<p>with reviews</p>');
  expect(given.cache.get('set en /')?.html).toBe('<p>with reviews</p>');
});

test.each([
  ['has changed since', ['product-7'], true],
  ['shows what nobody tells of', null, false],
])('a page that lacks a part is shown where the one before %s', async (_what, follows, isChanged) => {
  const given = deps();
  keepBefore(given, follows);
  if (isChanged) given.cache.noteChanges(['product-7'], Date.now() - 300_000);
  expect((await answerTo(given, lacking('<p>without</p>'))).text).toBe('<p>without</p>');
});

test('a page that lacks a part is made anew soon, here and in a cache before the store', async () => {
  const given = deps();
  given.config.purge = { url: 'http://cache.test' };
  given.cache.noteChanges([], Date.now() + 60_000);
  const { cache } = await answerTo(given, lacking('<p>without</p>'));
  expect(cache).toMatch(/s-maxage=10,/);
  const page = given.cache.get('set en /')!;
  expect(given.cache.isFresh(page, Date.now() + 3_000)).toBe(false);
});

test('a page that a busy moment cut short is sent to who asked for it, and to nobody else', async () => {
  expect(await visits(rendered('<p>half</p>', false), rendered('<p>whole</p>', true))).toEqual([
    '<p>half</p>',
    '<p>whole</p>',
  ]);
});

/** What forty visitors read who are all there before the page is rendered, and how often it was rendered. */
const crowd = async (given: ServerDeps, making: () => Promise<object>) => {
  const everybodyIsThere = Promise.withResolvers<void>();
  jest
    .mocked(render)
    .mockReset()
    .mockImplementation((() => everybodyIsThere.promise.then(making)) as never);
  let visitors = 0;
  const server = createServer((req, res) => {
    if (req.url === '/there') return void res.writeHead(404).end('there');
    sendPage(given, req, res).catch((error: unknown) => res.writeHead(500).end(String(error)));
    if ((visitors += 1) === 40) setImmediate(everybodyIsThere.resolve);
  }).listen(0);
  const { port } = server.address() as AddressInfo;
  const read = async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/`);
    return `${reply.status} ${await reply.text()}`;
  };
  const texts = await Promise.all(Array.from({ length: 40 }, read));
  await new Promise((resolve) => server.close(resolve));
  return { texts: [...new Set(texts)], renderings: jest.mocked(render).mock.calls.length };
};
const making = (page: object) => async () => page;

test('forty visitors of a page that nobody has seen cause one rendering', async () => {
  expect(await crowd(deps(), making(rendered('<p>one</p>', true)))).toEqual({
    texts: ['200 <p>one</p>'],
    renderings: 1,
  });
});

test('forty visitors of a page that has grown stale read it at once, and cause one rendering', async () => {
  const given = deps();
  given.cache.keep('set en /', {
    status: 200,
    html: '<p>before</p>',
    keys: [],
    follows: null,
    origins: noOrigins,
    renderedAt: Date.now() - 5_000,
  });
  const { texts, renderings } = await crowd(given, making(rendered('<p>after</p>', true)));
  expect([texts[0], renderings]).toEqual(['200 <p>before</p>', 1]);
});

test.each([
  ['that was cut short', rendered('<p>half</p>', false), '200 <p>half</p>'],
  ['that does not exist', rendered('<p>none</p>', true, 404), '404 <p>none</p>'],
  ['that cannot be made', rendered('<p>broken</p>', true, 503), '503 <p>broken</p>'],
  ['that is elsewhere', { kind: 'redirect', status: 302, location: '/there' }, '404 there'],
])('forty visitors of a page %s cause one rendering', async (_what, page, text) => {
  expect(await crowd(deps(), making(page))).toEqual({ texts: [text], renderings: 1 });
});

test('forty visitors of a page whose rendering fails are told after one attempt', async () => {
  expect(await crowd(deps(), () => Promise.reject(new Error('broken')))).toEqual({
    texts: ['500 Error: broken'],
    renderings: 1,
  });
});

test('forty visitors of a page whose last good copy stands in cause one rendering', async () => {
  const given = deps();
  given.cache.keep('set en /', {
    status: 200,
    html: '<p>before</p>',
    keys: [],
    follows: null,
    origins: noOrigins,
    renderedAt: Date.now() - 600_000,
  });
  expect(await crowd(given, making(rendered('<p>broken</p>', true, 500)))).toEqual({
    texts: ['200 <p>before</p>'],
    renderings: 1,
  });
});

test('a visitor who leaves takes the page from nobody who waits for it', async () => {
  const everybodyIsThere = Promise.withResolvers<void>();
  jest.mocked(render).mockReset();
  jest.mocked(render).mockImplementation(async () => {
    await everybodyIsThere.promise;
    return rendered('<p>one</p>', true) as never;
  });
  const given = deps();
  const leaving = new AbortController();
  const answered = Promise.withResolvers<string>();
  let visitors = 0;
  const server = createServer((req, res) => {
    sendPage(given, req, res).catch((error: unknown) => res.writeHead(500).end(String(error)));
    if ((visitors += 1) > 1) return void setImmediate(everybodyIsThere.resolve);
    res.once('close', () => void comeSecond());
    leaving.abort();
  }).listen(0);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const comeSecond = async () => {
    const reply = await fetch(address);
    answered.resolve(`${reply.status} ${await reply.text()}`);
  };
  await expect(fetch(address, { signal: leaving.signal })).rejects.toThrow();
  expect(await answered.promise).toBe('200 <p>one</p>');
  expect(jest.mocked(render)).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => server.close(resolve));
});

test('a personal page is made for each visitor', async () => {
  const personal = { ...rendered('<p>yours</p>', true), isPrivate: true };
  expect(await crowd(deps(), making(personal))).toMatchObject({ renderings: 40 });
});

test('while a page cannot be made, the last good one stands in; without one the visitor hears when to ask again', async () => {
  const broken = making(rendered('<p>broken</p>', true, 500));
  const given = deps();
  given.cache.keep('set en /', {
    status: 200,
    html: '<p>before</p>',
    keys: [],
    follows: null,
    origins: noOrigins,
    renderedAt: Date.now() - 600_000,
  });
  expect((await crowd(given, broken)).texts).toEqual(['200 <p>before</p>']);
  jest
    .mocked(render)
    .mockReset()
    .mockImplementation(broken as never);
  const server = createServer((req, res) => void sendPage(deps(), req, res)).listen(0);
  const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect([reply.status, reply.headers.get('retry-after'), reply.headers.get('cache-control')]).toEqual([
    500,
    '5',
    'private, no-store',
  ]);
  await new Promise((resolve) => server.close(resolve));
});

test.each([
  ['/product/cup?lang=fr', '/product/tea-cup?lang=fr'],
  ['/product/cup', '/product/tea-cup'],
])('[DESK-61] %s that leads on keeps its language, and is asked for anew the next time', async (from, to) => {
  jest.mocked(render).mockReset();
  jest.mocked(render).mockResolvedValueOnce({ kind: 'redirect', status: 301, location: '/product/tea-cup' });
  const given = deps();
  const server = createServer((req, res) => void sendPage(given, req, res)).listen(0);
  const { port } = server.address() as AddressInfo;
  const { status, headers } = await fetch(`http://127.0.0.1:${port}${from}`, { redirect: 'manual' });
  await new Promise((resolve) => server.close(resolve));
  expect([status, headers.get('location'), headers.get('cache-control')]).toEqual([301, to, 'no-cache']);
});

test.each([
  ['a guest’s cart stands in their page', '', 'c'.repeat(32)],
  ['[CART-11] whoever may be signed in is shown no guest’s cart, which may be empty', '; auth.hint=1', null],
])('%s', async (_what, hint, cartUuid) => {
  jest.mocked(render).mockReset();
  jest.mocked(render).mockResolvedValueOnce({ ...rendered('<p>cart</p>', true), isPrivate: true } as never);
  const given = deps();
  const server = createServer((req, res) => void sendPage(given, req, res)).listen(0);
  const cookie = `cartUuid=${'c'.repeat(32)}${hint}`;
  await (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, { headers: { cookie } })).text();
  expect(render).toHaveBeenCalledWith(expect.objectContaining({ cartUuid }));
  await new Promise((resolve) => server.close(resolve));
});
