import { visitMove, type Visit } from '@souk/domain';
import type { BrowserStorage } from '@souk/state';

const key = 'souk.visit';

type SessionCalls = {
  start: (input: { guid: string; uuid?: string }) => Promise<unknown>;
  resume: (input: { guid: string }) => Promise<unknown>;
  end: (input: { guid: string }, options: { keepalive: boolean }) => Promise<unknown>;
};

type Outside = {
  storage: Pick<BrowserStorage, 'getItem' | 'setItem'>;
  now: () => number;
  cartUuid: () => string | undefined;
  ensureCartUuid: () => string;
};

/**
 * Starts or resumes the shopper's visit, and ends it when the page goes away.
 * Nobody's page waits for these calls, and nobody is told when one fails.
 * Source: spec 4, Session; SESSION-01.
 */
export const createVisit = (api: { session: SessionCalls }, { storage, now, cartUuid, ensureCartUuid }: Outside) => {
  const read = (): Visit | null => {
    try {
      return JSON.parse(storage.getItem(key) ?? 'null') as Visit | null;
    } catch {
      return null;
    }
  };
  const keep = (guid: string) =>
    storage.setItem(key, JSON.stringify({ guid, uuid: cartUuid() ?? null, time: now() } satisfies Visit));

  return {
    /**
     * Called when a page opens or comes back from the browser's back/forward cache. A visit that starts carries the cart's id,
     * made now when there is none: at sign-in it links the visit to the shopper. Source: spec 7, session/start.
     */
    begin: async () => {
      const kept = read();
      const isAlive = visitMove(kept, now()) === 'resume';
      const guid = kept && isAlive ? kept.guid : crypto.randomUUID();
      const uuid = isAlive ? undefined : ensureCartUuid();
      keep(guid);
      const call = uuid === undefined ? api.session.resume({ guid }) : api.session.start({ guid, uuid });
      await call.catch(() => undefined);
    },
    /** Called when the page goes away: the call outlives it. */
    end: async () => {
      const kept = read();
      if (!kept) return;
      keep(kept.guid);
      await api.session.end({ guid: kept.guid }, { keepalive: true }).catch(() => undefined);
    },
  };
};
