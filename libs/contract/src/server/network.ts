import { isIPv6 } from 'node:net';

declare const network: unique symbol;
/** What one visitor has of the Internet: an address of IPv4, 64 bits of IPv6. A type of its own, so that no limit counts a single address. */
export type Network = string & { readonly [network]: true };

/** One customer of a provider has a whole IPv6 network of 64 bits: its addresses are one visitor. */
export const networkOf = (address: string): Network => groupsOf(address) as Network;

const groupsOf = (address: string): string => {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [left = '', right] = address.split('::');
  const groups = left.split(':').filter(Boolean);
  const missing = right === undefined ? 0 : 8 - groups.length - right.split(':').filter(Boolean).length;
  return [...groups, ...Array.from({ length: missing }, () => '0')].slice(0, 4).join(':');
};

export const isLoopback = (address: string) => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);

/** Addresses that are given to nobody: "this network" (RFC 1122), and the examples of RFC 5737 and RFC 3849. */
const nobodys = ['0.0.0.1', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1'];

type IsTrusted = (address: string, hop: number) => boolean;

/**
 * What is wrong with a list of trusted proxies: a name that is no network, or one so wide that any visitor could name an address of their
 * choosing.
 * @param compile proxy-addr's
 * @returns words to stand behind the name of the variable; null where the list is sound
 */
export const faultOfProxies = (networks: string[], compile: (networks: string[]) => IsTrusted): string | null => {
  try {
    const isTrusted = compile(networks);
    const isWide = nobodys.some((address) => isTrusted(address, 0));
    return isWide ? 'must be networks of your proxies alone: by these any visitor could name an address' : null;
  } catch {
    return 'must be networks like 10.0.0.0/8, separated by commas';
  }
};
