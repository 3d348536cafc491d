import { isIPv6 } from 'node:net';

/** One customer of a provider has a whole IPv6 network of 64 bits: its addresses are one visitor. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [left = '', right] = address.split('::');
  const groups = left.split(':').filter(Boolean);
  const missing = right === undefined ? 0 : 8 - groups.length - right.split(':').filter(Boolean).length;
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':');
};

export const isLoopback = (address: string) => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);
