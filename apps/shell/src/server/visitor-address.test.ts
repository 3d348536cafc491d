import { compile } from '@fastify/proxy-addr';
import { faultOfProxies } from '@souk/contract/internal';

test.each([
  ['the first half of all addresses', ['0.0.0.0/1'], true],
  ['the second', ['128.0.0.0/1'], true],
  ['all of them, as IPv6 writes them', ['::ffff:0:0/96'], true],
  ['every address of IPv6 that is given out', ['2000::/3'], true],
  ['a wide one beside one’s own', ['10.0.0.0/8', '192.0.0.0/2'], true],
  ['one’s own machine', ['loopback'], false],
  ['private networks', ['loopback', 'linklocal', 'uniquelocal', '100.64.0.0/10'], false],
  ['networks of a CDN', ['104.16.0.0/13', '2606:4700::/32'], false],
])('a list of proxies that names %s: %j', (_what, networks, isWide) => {
  expect(faultOfProxies(networks, compile)).toEqual(isWide ? expect.stringContaining('any visitor could name') : null);
});

test.each([[['10.0.0.0/99']], [['0.0.0.0/0']], [['my-proxy']]])('%j names no network', (networks) => {
  expect(faultOfProxies(networks, compile)).toBe('must be networks like 10.0.0.0/8, separated by commas');
});
