import type { ServerConfig } from './config';
import { isLoopback, networkOf } from '@souk/contract/internal';
import { type Counters, waitSeconds } from '@souk/counters';

const perMinute = { max: 600, windowMs: 60_000 };

/** @returns seconds that this address must wait before a page is rendered for it; 0 when it need not */
export type PageLimit = (address: string) => number;

/**
 * Counts the pages that are rendered for one address: what one visitor costs is not taken from the others. A kept page is not
 * counted. In a sandbox this machine, where tests run, has no limit.
 */
export const createPageLimit = (
  { isSandbox, limitsRates }: Pick<ServerConfig, 'isSandbox' | 'limitsRates'>,
  counters: Counters,
): PageLimit => {
  const count = counters.open('pages', perMinute);
  return (address) =>
    !limitsRates || (isSandbox && isLoopback(address)) ? 0 : waitSeconds(count(networkOf(address)), perMinute);
};
