import { createChangeFollower, failureReason, pageChangesPath, type PageChanges } from '@souk/contract/internal';
import type { ServerConfig } from './config';
import type { PageCache } from './page-cache';
import { ownHeaders } from './to-api';

const deadlineMs = 2_000;

export type FollowedChanges = {
  /** Whether the api tells at present. While it does not, pages are made anew every two seconds that somebody asks for them. */
  isFollowing: () => boolean;
  /** Asks what has changed until now, and forgets the pages that have: whoever changed it sees it. It never rejects. */
  seeChanges: () => Promise<void>;
  close: () => void;
};

/**
 * Asks the api every second which pages have changed, and tells the page cache.
 * @param say told when that begins to fail, and when it works again
 */
export const followChanges = (
  { apiOrigin, internalKey }: Pick<ServerConfig, 'apiOrigin' | 'internalKey'>,
  cache: Pick<PageCache, 'noteChanges' | 'forgetChanged'>,
  say: (line: string) => void,
  everyMs = 1_000,
): FollowedChanges => {
  const follow = createChangeFollower(async (since) => {
    const query = since ? `?${new URLSearchParams({ transaction: String(since.transaction), at: since.at })}` : '';
    const reply = await fetch(apiOrigin + pageChangesPath + query, {
      headers: ownHeaders({ internalKey }),
      signal: AbortSignal.timeout(deadlineMs),
    });
    if (!reply.ok) throw new Error(`the api answered ${reply.status}`);
    return (await reply.json()) as PageChanges;
  });
  let isFollowing = true;
  const look = async () => {
    const at = Date.now();
    try {
      cache.noteChanges(await follow(), at);
      if (!isFollowing) say('changes of pages are read again');
      isFollowing = true;
    } catch (error) {
      if (isFollowing) say(`changes of pages are not read: ${failureReason(error)}`);
      isFollowing = false;
    }
  };
  /** The look under way, and the one after it: whoever asks meanwhile takes part in that one. */
  let last = Promise.resolve();
  let next: Promise<void> | null = null;
  const lookAfterLast = () => {
    next ??= last.then(() => {
      next = null;
      return look();
    });
    last = next;
    return next;
  };
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const again = () => {
    if (!isClosed) timer = setTimeout(turn, everyMs).unref();
  };
  const turn = () => void lookAfterLast().then(again, again);
  turn();
  return {
    isFollowing: () => isFollowing,
    seeChanges: async () => {
      await lookAfterLast();
      cache.forgetChanged();
    },
    close: () => {
      isClosed = true;
      clearTimeout(timer);
    },
  };
};
