/** @jest-environment node */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMetrics, kindOf } from './metrics';
import { openMetricsServer } from './metrics-server';
import type { ServerDeps } from './server-deps';

const servers: Server[] = [];
const originOf = (server: Server) => {
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
afterAll(() => servers.forEach((server) => server.close()));

test.each([
  ['/remotes/catalog/1/client/a.js', 'file'],
  ['/img/p/1.webp', 'picture'],
  ['/api/front/home', 'call'],
  ['/auth/token', 'sign-in'],
  ['/readyz', 'operations'],
  ['/actions/newsletter', 'form'],
  ['/product/linen-shirt?email=a@b.c', 'page'],
])('%s is counted as %s, and its address nowhere', (url, kind) => expect(kindOf(url)).toBe(kind));

test('figures of both processes stand on a port of their own, which serves no page', async () => {
  const api = createServer((_req, res) => res.end('api_figures 1\n')).listen(0);
  const metrics = createMetrics({ size: () => 7 }, { state: () => 'not reached' }, { isFollowing: () => false });
  metrics.countPage('cached');
  const shop = createServer((req, res) => {
    metrics.observe(req, res);
    res.end();
  }).listen(0);
  await fetch(`${originOf(shop)}/product/linen-shirt?secret=1`);
  const config = { apiOrigin: originOf(api), internalKey: 'k' };
  const deps = { config, metrics, cache: { size: () => 7 }, lifecycle: { isDraining: false } } as unknown as ServerDeps; // no page is asked for
  const at = originOf(openMetricsServer(deps, 0));
  const text = await (await fetch(`${at}/metrics`)).text();
  expect(text).toContain('souk_shell_pages_total{source="cached"} 1');
  expect(text).toContain('souk_shell_cached_pages 7');
  expect(text).toContain('souk_shell_counters_not_reached 1');
  expect(text).toContain('souk_shell_changes_not_read 1');
  expect(text).toMatch(/souk_shell_request_duration_seconds_count\{kind="page",status="200"\} 1/);
  expect(text).not.toContain('linen');
  expect(await (await fetch(`${at}/metrics/api`)).text()).toBe('api_figures 1\n');
  expect((await fetch(`${at}/healthz`)).status).toBe(200);
  expect((await fetch(`${at}/`)).status).toBe(404);
});
