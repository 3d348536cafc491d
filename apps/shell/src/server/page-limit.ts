import type { ServerConfig } from './config';
import { createWindowCount, isLoopback, networkOf } from '@souk/contract/internal';

const perMinute = { max: 600, windowMs: 60_000 };

/** @returns seconds that this address must wait before a page is rendered for it; 0 when it need not */
export type PageLimit = (address: string) => number;

/**
 * Counts the pages that are rendered for one address: what one visitor costs is not taken from the others. A kept page is not
 * counted. In a sandbox this machine, where tests run, has no limit.
 */
export const createPageLimit = (
  { isSandbox, limitsRates }: Pick<ServerConfig, 'isSandbox' | 'limitsRates'>,
  now: () => number = Date.now,
): PageLimit => {
  const count = createWindowCount(perMinute, now);
  return (address) => (!limitsRates || (isSandbox && isLoopback(address)) ? 0 : count(networkOf(address)));
};
