/** @jest-environment node */
import { createOwnCounters } from '@souk/counters';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answer } from './answer';
import { log } from './log';
import { createReports } from './reports';
import { releaseFolder } from './releases/registry.fixture';
import { ReleaseRegistry } from './releases/registry';
import { serverDeps } from './testing/server-deps';

const deskOrigin = 'https://admin.shop.test';
const config = {
  publicOrigin: 'https://shop.test',
  deskOrigin,
  oidcIssuer: 'https://shop.test/auth/realms/souk',
  deskIssuer: `${deskOrigin}/auth/realms/souk-desk`,
  apiOrigin: 'http://api.test',
  internalKey: 'k'.repeat(32),
  // The whole office has one address.
  visitorAddress: () => '198.51.100.7',
};

let folder: ReturnType<typeof releaseFolder>;
let server: Server;
let releases: ReleaseRegistry;
beforeEach(async () => {
  for (const level of ['error', 'info'] as const) jest.spyOn(log, level).mockImplementation(() => undefined);
  folder = releaseFolder();
  const build = (name: string, version: string) =>
    folder.build(name, version, undefined, name === 'catalog' ? {} : { area: name as 'admin' });
  folder.live(
    Object.fromEntries(
      ['catalog', 'admin', 'sell'].map((name) => [
        name,
        {
          stable: build(name, '1.0.0-a'),
          canary: { release: build(name, '1.0.0-b'), percent: 100, salt: 's' },
        },
      ]),
    ),
  );
  releases = new ReleaseRegistry(folder.dir);
  const reports = createReports({ ...config, isSandbox: false }, createOwnCounters());
  const deps = { ...serverDeps({ ...config, releaseDir: folder.dir }), releases, reports };
  server = createServer(answer(deps)).listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  server.close();
  releases.close();
  folder.remove();
  jest.restoreAllMocks();
});

/** A page of a desk reports that a canary failed. */
const report = async (remote: string) => {
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const at = `${origin}/beacon`;
  // As on the desks' own origin: it is the request's host, and not the shop's.
  const headers = { origin };
  const page = await (await fetch(at)).text();
  const reports = [{ remote, version: '1.0.0-b', outcome: 'failed', ms: 20 }];
  await fetch(at, { method: 'POST', headers, body: JSON.stringify({ page, reports }) });
};
const versions = (area: 'admin' | 'sell' | null) =>
  Object.values(releases.snapshotFor('visitor', area).set.remotes).map(({ name, version }) => `${name} ${version}`);

test.each(['admin', 'sell'] as const)(
  'a canary of %s that fails for one office is taken out of use after five pages, and the shop’s stays',
  async (desk) => {
    for (let n = 0; n < 4; n += 1) await report(desk);
    expect(versions(desk)).toContain(`${desk} 1.0.0-b`);
    for (let n = 0; n < 9; n += 1) await report(n ? 'catalog' : desk);
    expect(versions(desk)).toContain(`${desk} 1.0.0-a`);
    // Of the shop's remotes an office is one visitor, however many pages report.
    expect(versions(null)).toContain('catalog 1.0.0-b');
    expect(releases.errors.figures('catalog', '1.0.0-b')).toMatchObject({ loads: 1 });
  },
);
