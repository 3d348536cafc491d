/** @jest-environment node */
import { QueryClient } from '@souk/query';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerFrame } from './answer-frame';
import { createFrameFiles } from './frame-files';
import type { PageDeps } from './send-page';
import { serverDeps } from './testing/server-deps';

let servers: Server[] = [];
const listen = async (server: Server) => {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
afterEach(async () => {
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  servers = [];
});

/** A store whose api answers with what was asked, in which language. */
const start = async () => {
  const api = createServer(({ url, headers }, res) => {
    const data = url?.includes('/product/category') ? [{ name: headers['accept-language'] }] : null;
    res.end(JSON.stringify({ code: 200, message: '', data }));
  });
  const frameFiles = createFrameFiles();
  const set = { id: 'set', remotes: {} };
  const deps = serverDeps(
    {
      publicOrigin: 'http://shop.test',
      apiOrigin: await listen(api),
      internalKey: 'k'.repeat(32),
      renderDeadlineMs: 5_000,
    },
    {
      frameFiles,
      releases: { set, snapshotFor: () => ({ set }) } as unknown as PageDeps['releases'], // the set alone is read
      shell: { messages: { en: [], fr: [] } } as unknown as PageDeps['shell'], // its words alone are read
    },
  );
  const shell = createServer((req, res) => {
    const answered = answerFrame(deps, req, res);
    if (!answered) res.writeHead(404).end();
  });
  return { frameFiles, origin: await listen(shell) };
};

const unknown = (locale: string, area = 'shop') => `/remotes/frame/${locale}.${area}.abcdefghijklmnopqrstuv.json`;

describe('[LAYOUT-12] the file of what all pages share', () => {
  test.each(['br', 'gzip', 'identity'])('is kept for ever by whoever has it, packed as %s', async (coding) => {
    const { frameFiles, origin } = await start();
    const { href } = frameFiles.keep({ locale: 'en', remotes: {} }, null, new QueryClient());
    const reply = await fetch(origin + href, { headers: { 'accept-encoding': coding } });
    expect(await reply.json()).toEqual({ remotes: {}, queries: [] });
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.get('content-encoding') ?? 'identity').toBe(coding);
    expect(reply.headers.get('vary')).toBe('accept-encoding');
  });

  test('that another process has named is the same, and kept, as long as nothing has changed', async () => {
    const { origin } = await start();
    const queryClient = new QueryClient();
    queryClient.setQueryData(['store', 'details'], null);
    queryClient.setQueryData(['categories', 'tree'], [{ name: 'en' }]);
    for (const type of ['HEADER', 'FOOTER']) queryClient.setQueryData(['pages', 'frame', type], null);
    const { href } = createFrameFiles().keep({ locale: 'en', remotes: {} }, null, queryClient);
    const reply = await fetch(origin + href);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test('that this process does not have is the one of now, in its language, which nobody keeps', async () => {
    const { origin } = await start();
    const reply = await fetch(origin + unknown('fr'));
    const { queries } = (await reply.json()) as { queries: [unknown, unknown][] };
    expect(queries).toContainEqual([['categories', 'tree'], [{ name: 'fr' }]]);
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'no-store']);
  });

  test('of a desk has nothing of the shop’s', async () => {
    const { origin } = await start();
    const { queries } = (await (await fetch(origin + unknown('en', 'admin'))).json()) as {
      queries: [unknown, unknown][];
    };
    expect(queries.map(([key]) => key)).toEqual([['store', 'details']]);
  });

  test('any other address is somebody else’s', async () => {
    const { origin } = await start();
    expect((await fetch(`${origin}/remotes/catalog/1.0.0-a/client/remoteEntry.js`)).status).toBe(404);
  });
});
