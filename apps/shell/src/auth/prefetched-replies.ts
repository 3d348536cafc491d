import type { PrefetchedReply } from './token-renewal-stream';

declare global {
  interface Window {
    /** `fetch` that answers a call by its prefetched reply, as often as the document named the call. Absent where none was prefetched. */
    soukPrefetchedFetch?: typeof fetch;
  }
}

/** An older reply may be out of date. */
const goodMs = 15_000;

/**
 * Gives a signed-in shopper's page the replies that came with its token, in place of requests of its own. A call waits for its reply as long
 * as the response to the renewal streams; one that gets none, since the api refused it or failed, is sent over the network.
 * @param calls that the renewal was asked for, as `GET /api/…`; one that two parts of the page make stands there twice
 * @returns `come` takes each reply, `end` says that no more will come
 */
export const servePrefetched = (calls: readonly string[]) => {
  const askedAtMs = Date.now();
  const waiting = new Map(calls.map((call) => [call, waitingFor(calls.filter((other) => other === call).length)]));
  window.soukPrefetchedFetch = async (url, init) => {
    const prefetched = Date.now() - askedAtMs < goodMs && waiting.get(`${init?.method} ${String(url)}`);
    const reply = prefetched && prefetched.askers-- > 0 ? await prefetched.reply : null;
    return reply ? Response.json(reply.body) : fetch(url, init);
  };
  return {
    come: (reply: PrefetchedReply) => waiting.get(reply.call)?.settle(reply),
    end: () => waiting.forEach(({ settle }) => settle(null)),
  };
};

const waitingFor = (askers: number) => {
  let settle: (reply: PrefetchedReply | null) => void = () => {};
  const reply = new Promise<PrefetchedReply | null>((resolve) => (settle = resolve));
  return { askers, reply, settle };
};
