/** @jest-environment node */
import { createOwnCounters } from '@souk/counters';
import { createPageLimit } from './page-limit';

const at = (now: () => number) => createOwnCounters(now);
const open = { isSandbox: false, limitsRates: true };
const times = (count: number, ask: () => number) => Array.from({ length: count }, ask);

test('one address that asks for page after page is held back; the others are not', () => {
  let now = 0;
  const limit = createPageLimit(
    open,
    at(() => now),
  );
  expect(times(600, () => limit('198.51.100.7')).every((wait) => wait === 0)).toBe(true);
  now = 20_000;
  expect(limit('198.51.100.7')).toBe(40);
  for (let n = 0; n < 5_000; n++) expect(limit(`2001:db8:0:${n.toString(16)}::1`)).toBe(0);
  now = 60_001;
  expect(limit('198.51.100.7')).toBe(0);
});

test('the addresses of one IPv6 network are one visitor', () => {
  const limit = createPageLimit(
    open,
    at(() => 0),
  );
  for (let n = 0; n < 600; n++) limit(`2001:db8::${n.toString(16)}`);
  expect(limit('2001:db8:0:0:1:2:3:4')).toBe(60);
  expect(limit('2001:db8:0:1::1')).toBe(0);
});

test.each([
  ['in a sandbox this machine', { isSandbox: true, limitsRates: true }, '::ffff:127.0.0.1', 0],
  ['in a sandbox another machine', { isSandbox: true, limitsRates: true }, '198.51.100.7', 60],
  ['this machine outside the sandbox', open, '127.0.0.1', 60],
  ['anybody, where somebody else limits', { isSandbox: false, limitsRates: false }, '198.51.100.7', 0],
])('%s', (_who, config, address, wait) => {
  const limit = createPageLimit(
    config,
    at(() => 0),
  );
  expect(times(601, () => limit(address)).at(-1)).toBe(wait);
});
