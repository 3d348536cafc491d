import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const inner = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12],
  ['192.0.0.0', 24], ['192.0.2.0', 24], ['192.88.99.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15],
  ['198.51.100.0', 24], ['203.0.113.0', 24], ['224.0.0.0', 4], ['240.0.0.0', 4],
] as const) inner.addSubnet(net, bits, 'ipv4'); // prettier-ignore
for (const [net, bits] of [
  ['::', 128], ['::1', 128], ['64:ff9b::', 96], ['100::', 64], ['2001::', 23], ['2001:db8::', 32], ['2002::', 16],
  ['fc00::', 7], ['fe80::', 10], ['ff00::', 8],
] as const) inner.addSubnet(net, bits, 'ipv6'); // prettier-ignore

/** Whether an address belongs to the open internet. Source: docs/custom-pages.md. */
export const isPublicAddress = (ip: string): boolean => {
  const kind = isIP(ip);
  if (kind === 0) return false;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped) return isPublicAddress(mapped);
  if (/^::ffff:/i.test(ip)) return false;
  return !inner.check(ip, kind === 4 ? 'ipv4' : 'ipv6');
};

/** Looks a name up and refuses inner addresses; the connection then goes to the very address that was judged. */
export const publicLookup: LookupFunction = (host, _options, done) => {
  lookup(host, { all: true }, (error, found) => {
    const open = error ? [] : found.filter((one) => isPublicAddress(one.address));
    const first = open[0];
    if (error || !first || open.length !== found.length) {
      done(error ?? new Error(`${host} is not an address of the open internet`), '', 4);
      return;
    }
    // node asks for all addresses or for one, as its version likes
    if (typeof _options === 'object' && _options.all) done(null, open as never);
    else done(null, first.address, first.family);
  });
};

/** An address that may be fetched: https, on its own port, a name or an open number. */
export const mayFetch = (address: string): boolean => {
  if (!URL.canParse(address)) return false;
  const { protocol, port, username, password, hostname } = new URL(address);
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (protocol !== 'https:' || port !== '' || username || password) return false;
  if (isIP(bare)) return isPublicAddress(bare);
  return bare.includes('.') && !/\.(local|localhost|internal|lan|home|corp|intranet)$/i.test(bare);
};
