/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createOwnCounters } from '@souk/counters';
import { Registry } from 'prom-client';
import { answer } from './answer';
import { createReports } from './reports';
import { serverDeps } from './testing/server-deps';
import { createVisitorAddress } from './visitor-address';
import { createVitals, vitalsIn } from './vitals';

const good = { page: 'product', release: 'r1', values: { LCP: 900, INP: 80, CLS: 0.02 } };

test('of an address only its first part counts, and only if it is a kind of page', () => {
  expect(vitalsIn({ ...good, page: '' })?.page).toBe('home');
  expect(vitalsIn({ ...good, page: 'anna@shop.test' })?.page).toBe('other');
  expect(vitalsIn({ ...good, values: { LCP: -1, INP: 'x', CLS: 0.1, who: 3 } })?.values).toEqual({ CLS: 0.1 });
  for (const bad of [null, 7, {}, { page: 1, release: 'r', values: {} }, { page: '', release: 'r', values: null }])
    expect(vitalsIn(bad)).toBeNull();
});

test('what visitors met is counted by page and release; one that this process never had is no release', async () => {
  const registry = new Registry();
  const vitals = createVitals(registry);
  vitals.note(good, 'r1');
  vitals.note({ ...good, release: 'made-up' }, 'r1');
  vitals.note({ ...good, release: 'r1+catalog' }, 'r1');
  const text = await registry.metrics();
  expect(text).toContain('souk_web_vitals_seconds_sum{name="LCP",page="product",release="r1"} 0.9');
  expect(text).toContain('souk_web_vitals_seconds_count{name="INP",page="product",release="other"} 1');
  expect(text).toContain('souk_web_vitals_layout_shift_sum{page="product",release="r1"} 0.02');
  expect(text).toContain('souk_web_vitals_seconds_count{name="LCP",page="product",release="r1+canary"} 1');
  expect(text).not.toMatch(/made-up|catalog/);
});

describe('reports over the wire', () => {
  const config = {
    publicOrigin: 'http://shop.test',
    internalKey: 'k'.repeat(32),
    isSandbox: false,
    visitorAddress: createVisitorAddress(['loopback']),
    releaseDir: '/nowhere',
    apiOrigin: 'http://127.0.0.1:9',
  };
  const deps = serverDeps(config, {
    reports: createReports(config, createOwnCounters()),
    shell: { version: '1.0.0', vitalsScript: 'measure()' } as never, // no page is rendered
    releases: { set: { setId: 'r1' } } as never, // only its name is asked for
  });
  const server = createServer(answer(deps));
  let origin: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => void server.close());
  const count = async () =>
    (await deps.metrics.text()).match(/souk_web_vitals_seconds_count\{name="LCP".*\} (\d+)/)?.[1];

  test('a page reports once, by the token that it asked for', async () => {
    const headers = { origin: 'http://shop.test' };
    const page = await (await fetch(`${origin}/beacon`, { headers })).text();
    const report = (token: string) =>
      fetch(`${origin}/beacon`, { method: 'POST', headers, body: JSON.stringify({ page: token, vitals: good }) });
    await report('x'.repeat(46));
    expect(await count()).toBeUndefined();
    await report(page);
    await report(page);
    expect(await count()).toBe('1');
  });

  test('the script is kept for ever under its own version, and not at all under another', async () => {
    const cacheOf = async (path: string) => {
      const reply = await fetch(origin + path);
      expect(await reply.text()).toBe('measure()');
      return reply.headers.get('cache-control');
    };
    expect(await cacheOf('/beacon/vitals.js?v=1.0.0')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/beacon/vitals.js?v=0.9.0')).toBe('no-store');
  });
});
