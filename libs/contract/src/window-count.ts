import { isIPv6 } from 'node:net';

/** Whoever asked longest ago is forgotten first: a flood of addresses must not fill the memory. */
const mostKeys = 20_000;

/** @returns a function that counts one more under a key and says how many seconds it must wait when that was one too many, else 0 */
export const createWindowCount = (
  { max, windowMs }: { max: number; windowMs: number },
  now: () => number = Date.now,
) => {
  const windows = new Map<string, { count: number; ends: number }>();
  return (key: string): number => {
    const known = windows.get(key);
    const window = known && known.ends > now() ? known : { count: 0, ends: now() + windowMs };
    window.count += 1;
    windows.delete(key);
    windows.set(key, window);
    if (windows.size > mostKeys) windows.delete(windows.keys().next().value ?? key);
    return window.count > max ? Math.ceil((window.ends - now()) / 1000) : 0;
  };
};

/** One customer of a provider has a whole IPv6 network of 64 bits: its addresses are one visitor. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [left = '', right] = address.split('::');
  const groups = left.split(':').filter(Boolean);
  const missing = right === undefined ? 0 : 8 - groups.length - right.split(':').filter(Boolean).length;
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':');
};

export const isLoopback = (address: string) => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
