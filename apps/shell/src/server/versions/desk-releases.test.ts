/** @jest-environment node */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ReleaseRegistry } from '../releases/registry';
import { releaseFolder } from '../releases/registry.fixture';
import { answerDeskReleases } from './desk-releases';

const folder = releaseFolder();
const asked: IncomingMessage[] = [];
const api = createServer((req, res) => {
  asked.push(req);
  const isStaff = req.headers.authorization === 'Bearer staff';
  const body = isStaff ? { code: 200, data: {} } : { code: 403, data: { permission: 'system.read' } };
  res.writeHead(isStaff ? 200 : 403, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
const shell = createServer((req, res) => void answerDeskReleases(deps(), req, res));
let releases: ReleaseRegistry;
let origin = '';
let apiOrigin = '';
const deps = () =>
  ({
    config: { apiOrigin, internalKey: 'k'.repeat(32), visitorAddress: () => '198.51.100.7' },
    releases,
    shell: { version: '2.0.0' },
  }) as unknown as Parameters<typeof answerDeskReleases>[0];
const listen = async (server: typeof api) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
beforeAll(async () => {
  [apiOrigin, origin] = [await listen(api), await listen(shell)];
  folder.live({ catalog: { stable: folder.build('catalog', '1.0.0-a') } });
  releases = new ReleaseRegistry(folder.dir);
  releases.close();
  releases.note({ remote: 'catalog', version: '1.0.0-a', outcome: 'shown', ms: 40 });
});
afterAll(() => {
  api.close();
  shell.close();
  folder.remove();
});
const ask = async (token?: string) => {
  const reply = await fetch(origin, { headers: token ? { authorization: `Bearer ${token}` } : {} });
  return { status: reply.status, body: (await reply.json()) as { code: number; data: unknown } };
};

test('[DESK-13] whoever may read System by the api’s word reads what is live with its figures', async () => {
  expect(await ask('staff')).toMatchObject({
    status: 200,
    body: {
      code: 200,
      data: {
        shell: '2.0.0',
        remotes: { catalog: { stable: '1.0.0-a', figures: { loads: 1, failed: 0, errorRate: 0, meanMs: 40 } } },
      },
    },
  });
  expect(asked.at(-1)).toMatchObject({ url: '/api/admin/system' });
  expect(asked.at(-1)?.headers).toMatchObject({ 'x-forwarded-for': '198.51.100.7' });
});

test('[DESK-13] anybody else is refused as the api refuses them; nobody is not even asked for', async () => {
  expect(await ask('shopper')).toEqual({ status: 403, body: { code: 403, data: { permission: 'system.read' } } });
  const before = asked.length;
  expect(await ask()).toMatchObject({ status: 401, body: { code: 401, data: null } });
  expect(asked).toHaveLength(before);
});

test('[DESK-13] while the api is not reached nobody reads it', async () => {
  const real = apiOrigin;
  apiOrigin = 'http://127.0.0.1:9';
  expect(await ask('staff')).toMatchObject({ status: 503, body: { data: null } });
  apiOrigin = real;
});
