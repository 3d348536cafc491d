import { request } from 'node:https';
import { mayFetch, publicLookup } from '../network/public-address';
import type { FetchPage } from './frame-html';

const timeoutMs = 3000;
const mostBytes = 1024 * 1024;
const mostRedirects = 3;

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
