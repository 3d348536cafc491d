import { LRUCache } from 'lru-cache';
import type { ServerConfig } from './config';

const minuteMs = 60_000;
const perMinute = 600;
const mostAddresses = 20_000;

/** @returns seconds that this address must wait before a page is rendered for it; 0 when it need not */
export type PageLimit = (address: string) => number;

const isLoopback = (address: string) => /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(address);

/**
 * Counts the pages that are rendered for one address: what one visitor costs is not taken from the others. A kept page is not
 * counted. In a sandbox this machine, where tests run, has no limit.
 */
export const createPageLimit = (
  { isSandbox, limitsRates }: Pick<ServerConfig, 'isSandbox' | 'limitsRates'>,
  now: () => number = Date.now,
): PageLimit => {
  const windows = new LRUCache<string, { count: number; ends: number }>({ max: mostAddresses });
  return (address) => {
    if (!limitsRates || (isSandbox && isLoopback(address))) return 0;
    const known = windows.get(address);
    const window = known && known.ends > now() ? known : { count: 0, ends: now() + minuteMs };
    window.count += 1;
    windows.set(address, window);
    return window.count > perMinute ? Math.ceil((window.ends - now()) / 1000) : 0;
  };
};
