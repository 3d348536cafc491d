import { createChangeFollower, pageChangesPath, type PageChanges } from '@souk/contract/internal';
import type { ServerConfig } from './config';
import type { PageCache } from './page-cache';
import { ownHeaders } from './to-api';

const deadlineMs = 2_000;

type Followed = {
  /** Whether the api tells at present. While it does not, pages are made anew every two seconds that somebody asks for them. */
  isTold: () => boolean;
  close: () => void;
};

/**
 * Asks the api every second which pages have changed, and tells the page cache.
 * @param say told when that begins to fail, and when it works again
 */
export const followChanges = (
  { apiOrigin, internalKey }: Pick<ServerConfig, 'apiOrigin' | 'internalKey'>,
  cache: Pick<PageCache, 'noteChanges'>,
  say: (line: string) => void,
  everyMs = 1_000,
): Followed => {
  const look = createChangeFollower(async (since) => {
    const query = since ? `?${new URLSearchParams({ transaction: String(since.transaction), at: since.at })}` : '';
    const reply = await fetch(apiOrigin + pageChangesPath + query, {
      headers: ownHeaders({ internalKey }),
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (!reply.ok) throw new Error(`the api answered ${reply.status}`);
    return (await reply.json()) as PageChanges;
  });
  let isTold = true;
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const turn = async () => {
    const at = Date.now();
    try {
      cache.noteChanges(await look(), at);
      if (!isTold) say('changes of pages are read again');
      isTold = true;
    } catch (error) {
      if (isTold) say(`changes of pages are not read: ${(error as Error).message}`);
      isTold = false;
    }
    if (!isClosed) timer = setTimeout(() => void turn(), everyMs).unref();
  };
  void turn();
  return {
    isTold: () => isTold,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
};
