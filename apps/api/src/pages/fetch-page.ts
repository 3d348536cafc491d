import { lookup } from 'node:dns';
import { request } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { FetchPage } from './frame-html';

const timeoutMs = 3000;
const mostBytes = 1024 * 1024;
const mostRedirects = 3;

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
const publicLookup: LookupFunction = (host, _options, done) => {
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

type Step = { html: string } | { next: string } | null;

const step = (url: string): Promise<Step> =>
  new Promise((resolve) => {
    const headers = { accept: 'text/html,*/*;q=0.5', 'user-agent': 'Souk page reader' };
    const asked = request(url, { lookup: publicLookup, timeout: timeoutMs, headers }, (reply) => {
      const { statusCode = 0 } = reply;
      const location = reply.headers.location;
      if (statusCode >= 300 && statusCode < 400 && location && URL.canParse(location, url)) {
        reply.destroy();
        resolve({ next: new URL(location, url).href });
        return;
      }
      if (statusCode !== 200) {
        reply.destroy();
        resolve(null);
        return;
      }
      const chunks: Buffer[] = [];
      let bytes = 0;
      reply.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (bytes > mostBytes) reply.destroy(new Error('too large'));
        else chunks.push(chunk);
      });
      reply.on('end', () => resolve({ html: Buffer.concat(chunks).toString('utf8') }));
      reply.on('error', () => resolve(null));
    });
    asked.on('timeout', () => asked.destroy());
    asked.on('error', () => resolve(null));
    setTimeout(() => asked.destroy(), timeoutMs).unref();
    asked.end();
  });

/**
 * Fetches an owner's page: https only, open addresses only, at every redirect anew, one megabyte, three seconds.
 * Source: spec 7 "GET {page html URL}, no auth header".
 */
export const fetchPage: FetchPage = (url) => follow(url, step);

/** Goes from address to address; each is judged anew before it is asked. */
export const follow = async (url: string, ask: (url: string) => Promise<Step>): Promise<string | null> => {
  let at = url;
  for (let hop = 0; hop <= mostRedirects; hop++) {
    if (!mayFetch(at)) return null;
    const found = await ask(at);
    if (found === null) return null;
    if ('html' in found) return found.html;
    at = found.next;
  }
  return null;
};
