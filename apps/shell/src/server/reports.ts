import { dayMs } from '@souk/domain';
import { LRUCache } from 'lru-cache';
import type { ServerConfig } from './config';
import { createPageTokens } from './page-token';
import type { Beacon, Outcome } from './releases/error-watch';
import { isLoopback, networkOf } from '@souk/contract/internal';
import { type Counters, waitSeconds } from '@souk/counters';

const mostPages = 50_000;
const postsPerVisitor = { max: 120, windowMs: 60_000 };
const outcomes: readonly string[] = ['shown', 'failed', 'broke'] satisfies Outcome[];

type Config = Pick<ServerConfig, 'internalKey' | 'isSandbox'>;

/**
 * Decides which reports of pages count: none of whoever has no page of ours, and of a visitor one for each version in a day, however
 * often they load it: that it failed, if it ever did. It takes many visitors to judge a version. Each page counts as a visitor where
 * visitors by network would be too few: of a desk, whose people sit in one office, and in a sandbox on this machine, where tests run.
 */
export const createReports = ({ internalKey, isSandbox }: Config, counters: Counters, now: () => number = Date.now) => {
  const tokens = createPageTokens(internalKey, now);
  const told = new LRUCache<string, Outcome>({ max: mostPages });
  const visitors = new LRUCache<string, { outcome: Outcome; ends: number }>({ max: mostPages });
  const posts = counters.open('reports', postsPerVisitor);

  /** A remote that was shown may break later on the same page: that is no second load. */
  const isNews = (page: string, { remote, outcome }: Beacon): boolean => {
    const key = `${page} ${remote}`;
    const before = told.get(key);
    if (before !== undefined && !(before === 'shown' && outcome === 'broke')) return false;
    told.set(key, outcome);
    return true;
  };

  /** @returns what is new about the visitor: seen for the first time, or failed where it was shown before */
  const ofVisitor = (visitor: string, report: Beacon): Beacon[] => {
    const key = `${visitor} ${report.remote}@${report.version}`;
    const known = visitors.get(key);
    const before = known && known.ends > now() ? known : undefined;
    if (before && (before.outcome !== 'shown' || report.outcome === 'shown')) return [];
    visitors.set(key, { outcome: report.outcome, ends: before?.ends ?? now() + dayMs });
    return [before ? { ...report, outcome: 'broke' } : report];
  };

  const visitorOf = (address: string) => (isSandbox && isLoopback(address) ? null : networkOf(address));
  const isAccepted = (visitor: string | null, token: unknown): token is string =>
    !(visitor !== null && waitSeconds(posts(visitor), postsPerVisitor) > 0) && tokens.isOurs(token);

  return {
    newToken: tokens.make,
    /** Whether a page reports something for the first time. */
    isFirst(address: string, token: unknown, what: string): boolean {
      if (!isAccepted(visitorOf(address), token) || told.has(`${token} ${what}`)) return false;
      told.set(`${token} ${what}`, 'shown');
      return true;
    },
    /**
     * @param isDesks whether a remote is a desk's
     * @returns the reports that count, of those in one post
     */
    counted: (
      { address, token }: { address: string; token: unknown },
      list: readonly unknown[],
      isDesks: (remote: string) => boolean,
    ): Beacon[] => {
      const visitor = visitorOf(address);
      if (!isAccepted(visitor, token)) return [];
      const news = list.filter(isReport).filter((report) => isNews(token, report));
      return news.flatMap((report) =>
        visitor === null || isDesks(report.remote) ? [report] : ofVisitor(visitor, report),
      );
    },
  };
};
export type Reports = ReturnType<typeof createReports>;

const isReport = (report: unknown): report is Beacon => {
  const { remote, version, outcome, ms } = (report ?? {}) as Partial<Beacon>;
  return (
    typeof remote === 'string' &&
    typeof version === 'string' &&
    outcomes.includes(String(outcome)) &&
    Number.isFinite(ms) &&
    Number(ms) >= 0
  );
};
