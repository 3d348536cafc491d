import { LRUCache } from 'lru-cache';
import type { ServerConfig } from './config';
import { createPageTokens } from './page-token';
import type { Beacon, Outcome } from './releases/error-watch';
import { createWindowCount, isLoopback, networkOf } from '@souk/contract/internal';

const hourMs = 3_600_000;
const mostPages = 50_000;
/** A visitor tells little about a version, however often they load it: it takes many to judge one. */
const loadsPerVisitor = { max: 2, windowMs: hourMs };
const postsPerVisitor = { max: 120, windowMs: 60_000 };
const outcomes: readonly string[] = ['shown', 'failed', 'broke'] satisfies Outcome[];

type Config = Pick<ServerConfig, 'internalKey' | 'isSandbox'>;

/**
 * Decides which reports of pages count: one for each page that was sent and each remote, few of one visitor, none of whoever has no
 * page. In a sandbox this machine, where tests run, counts as many visitors.
 */
export const createReports = ({ internalKey, isSandbox }: Config, now: () => number = Date.now) => {
  const tokens = createPageTokens(internalKey, now);
  const told = new LRUCache<string, Outcome>({ max: mostPages });
  const loads = createWindowCount(loadsPerVisitor, now);
  const posts = createWindowCount(postsPerVisitor, now);

  /** A remote that was shown may break later on the same page: that is no second load. */
  const isNews = (page: string, { remote, version, outcome }: Beacon, visitor: string | null): boolean => {
    const key = `${page} ${remote}`;
    const before = told.get(key);
    if (before !== undefined && !(before === 'shown' && outcome === 'broke')) return false;
    told.set(key, outcome);
    return before !== undefined || visitor === null || loads(`${visitor} ${remote}@${version}`) === 0;
  };

  return {
    newToken: tokens.make,
    /** @returns the reports that count, of those in one post */
    counted: (address: string, token: unknown, list: readonly unknown[]): Beacon[] => {
      const visitor = isSandbox && isLoopback(address) ? null : networkOf(address);
      if (visitor !== null && posts(visitor) > 0) return [];
      if (!tokens.isOurs(token)) return [];
      return list.filter(isReport).filter((report) => isNews(token, report, visitor));
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
