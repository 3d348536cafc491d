/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPageCache } from './page-cache';
import { render } from './render';
import { sendPage, type PageDeps } from './send-page';

jest.mock('./render', () => ({ render: jest.fn() }));
jest.mock('../app/words', () => ({ loadWords: () => Promise.resolve({}) }));

const snapshot = { set: { id: 'set', remotes: {} }, enter: () => () => undefined };

/** As much of the server as one public page needs. */
const deps = (): PageDeps =>
  ({
    config: {
      publicOrigin: 'http://shop.test',
      apiOrigin: 'http://api.test',
      renderDeadlineMs: 5_000,
      internalKey: 'k'.repeat(32),
      visitorAddress: () => '198.51.100.7',
    },
    pageLimit: () => 0,
    metrics: { countPage: () => undefined },
    reports: { newToken: () => 'n0nce' },
    releases: { set: snapshot.set, snapshotFor: () => snapshot, blame: () => undefined },
    shell: {},
    cache: createPageCache(),
    develop: { passOf: () => null, toldTo: () => null },
    storePolicy: () => ({ script: '', connect: '', img: '', style: '', font: '', frame: '' }),
    // the rest of the server has no part in this
  }) as unknown as PageDeps; // only what sending asks for

const rendered = (html: string, isWhole: boolean, status = 200) => ({
  kind: 'page',
  status,
  isPrivate: false,
  isWhole: () => isWhole,
  pipe: (out: NodeJS.WritableStream) => {
    out.write(html);
    out.end();
  },
});

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

test('a page that sets a cookie is nobody else’s, whatever stands between', async () => {
  const given = deps();
  jest.mocked(render).mockReset();
  jest.mocked(render).mockResolvedValue(rendered('<p>page</p>', true) as never);
  const server = createServer((req, res) => void sendPage(given, req, res)).listen(0);
  const at = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ways = async (path: string) => (await fetch(at + path)).headers.get('cache-control');
  expect(await ways('/?lang=fr')).toBe('private, no-store');
  expect(await ways('/')).toMatch(/^public, .*stale-if-error=600$/);
  await new Promise((resolve) => server.close(resolve));
});

test('a page that is whole is rendered once for everybody', async () => {
  expect(await visits(rendered('<p>first</p>', true), rendered('<p>second</p>', true))).toEqual([
    '<p>first</p>',
    '<p>first</p>',
  ]);
});

test('a page that a busy moment cut short is sent to who asked for it, and to nobody else', async () => {
  expect(await visits(rendered('<p>half</p>', false), rendered('<p>whole</p>', true))).toEqual([
    '<p>half</p>',
    '<p>whole</p>',
  ]);
});

/** What forty visitors read at once, and how often the page was rendered. */
const crowd = async (given: PageDeps, making: () => Promise<object>) => {
  jest
    .mocked(render)
    .mockReset()
    .mockImplementation(making as never);
  const server = createServer((req, res) => void sendPage(given, req, res)).listen(0);
  const { port } = server.address() as AddressInfo;
  const read = async () => {
    const reply = await fetch(`http://127.0.0.1:${port}/`);
    return `${reply.status} ${await reply.text()}`;
  };
  const texts = await Promise.all(Array.from({ length: 40 }, read));
  await new Promise((resolve) => server.close(resolve));
  return { texts: [...new Set(texts)], renderings: jest.mocked(render).mock.calls.length };
};
const slowly = (page: object) => () =>
  new Promise<object>((resolve) => setImmediate(() => setImmediate(() => resolve(page))));

test('forty visitors of a page that nobody has seen cause one rendering', async () => {
  expect(await crowd(deps(), slowly(rendered('<p>one</p>', true)))).toEqual({
    texts: ['200 <p>one</p>'],
    renderings: 1,
  });
});

test('forty visitors of a page that has grown stale read it at once, and cause one rendering', async () => {
  const given = deps();
  given.cache.keep('set en /', { status: 200, html: '<p>before</p>', at: Date.now() - 5_000 });
  const { texts, renderings } = await crowd(given, slowly(rendered('<p>after</p>', true)));
  expect([texts[0], renderings]).toEqual(['200 <p>before</p>', 1]);
});

test('a personal page is made for each visitor', async () => {
  const personal = { ...rendered('<p>yours</p>', true), isPrivate: true };
  expect(await crowd(deps(), slowly(personal))).toMatchObject({ renderings: 40 });
});

test('while a page cannot be made, the last good one stands in; without one the visitor hears when to ask again', async () => {
  const broken = slowly(rendered('<p>broken</p>', true, 500));
  const given = deps();
  given.cache.keep('set en /', { status: 200, html: '<p>before</p>', at: Date.now() - 600_000 });
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
