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
    config: { publicOrigin: 'http://shop.test', apiOrigin: 'http://api.test', renderDeadlineMs: 5_000 },
    releases: { set: snapshot.set, snapshotFor: () => snapshot, blame: () => undefined },
    shell: {},
    cache: createPageCache(),
    develop: { passOf: () => null, toldTo: () => null },
    storePolicy: () => ({ script: '', connect: '', img: '', style: '', font: '', frame: '' }),
    // the rest of the server has no part in this
  }) as unknown as PageDeps; // only what sending asks for

const rendered = (html: string, isWhole: boolean) => ({
  kind: 'page',
  status: 200,
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
