/** @jest-environment node */
import { QueryClient } from '@souk/query';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveSharedData } from './serve-shared-data';
import { createSharedDataFiles } from './shared-data-files';
import type { ServerDeps } from './server-deps';
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

/** A store whose api answers with what was asked, in which language. @param pass of whoever asks */
const start = async ({ pass = null }: { pass?: object | null } = {}) => {
  const api = createServer(({ url, headers }, res) => {
    const data = url?.includes('/product/category') ? [{ name: headers['accept-language'] }] : null;
    res.end(JSON.stringify({ code: 200, message: '', data }));
  });
  const sharedDataFiles = createSharedDataFiles();
  const set = { id: 'set', remotes: {} };
  const deps = serverDeps(
    {
      publicOrigin: 'http://shop.test',
      apiOrigin: await listen(api),
      internalKey: 'k'.repeat(32),
      renderDeadlineMs: 5_000,
    },
    {
      sharedDataFiles,
      releases: {
        set,
        snapshotFor: () => ({ set }),
        withVersions: () => ({ set: { id: 'set+stored', remotes: {} }, bundles: {} }),
      } as unknown as ServerDeps['releases'], // the sets alone are read
      develop: { passOf: () => pass } as unknown as ServerDeps['develop'], // its pass alone is read
      shell: { messages: { en: [], fr: [] } } as unknown as ServerDeps['shell'], // its words alone are read
    },
  );
  const shell = createServer((req, res) => {
    const answered = serveSharedData(deps, req, res);
    if (!answered) res.writeHead(404).end();
  });
  return { sharedDataFiles, origin: await listen(shell) };
};

const unknown = (locale: string, area = 'shop') => `/remotes/shared/${locale}.${area}.abcdefghijklmnopqrstuv.json`;

describe('[LAYOUT-12] the file of what all pages share', () => {
  test.each(['br', 'gzip', 'identity'])('is kept for ever by whoever has it, packed as %s', async (coding) => {
    const { sharedDataFiles, origin } = await start();
    const { href } = sharedDataFiles.keep({ setId: 'set', locale: 'en', remotes: {} }, null, new QueryClient()).file;
    const reply = await fetch(origin + href, { headers: { 'accept-encoding': coding } });
    expect(await reply.json()).toEqual({ setId: 'set', remotes: {}, queries: [] });
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
    const { href } = createSharedDataFiles().keep({ setId: 'set', locale: 'en', remotes: {} }, null, queryClient).file;
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

  test('of who looks at stored versions has those, whichever process rendered the page', async () => {
    const { origin } = await start({ pass: { remotes: {}, versions: {} } });
    const reply = await fetch(origin + unknown('en'));
    expect(await reply.json()).toMatchObject({ setId: 'set+stored+developed' });
  });

  test('any other address is somebody else’s', async () => {
    const { origin } = await start();
    expect((await fetch(`${origin}/remotes/catalog/1.0.0-a/client/remoteEntry.js`)).status).toBe(404);
  });
});
