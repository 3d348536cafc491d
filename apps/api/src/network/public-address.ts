import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Whether an address belongs to the open internet; an IPv4 address in the form of IPv6 is judged as what it is. Source: docs/custom-pages.md. */
export const isPublicAddress = (ip: string): boolean => isIP(ip) !== 0 && ipaddr.process(ip).range() === 'unicast';

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
