import { failureReason, purgeKeys, storeKey } from '@souk/contract/internal';
import { toLocale, type Locale } from '@souk/i18n';
import type { IncomingMessage } from 'node:http';
import type { ServerConfig } from './config';
import { log } from './log';
import type { KeptPage } from './page-cache';

/**
 * Set by a cache that stands before the store, out of the language cookie, so that cookies need not tell pages apart. Whoever else
 * sends it chooses a language, no more.
 */
const languageHeader = 'x-souk-language';

/** @returns the language that the cache before the store names; undefined where there is no such cache */
export const cacheLanguage = (req: IncomingMessage): Locale | undefined => {
  const named = req.headers[languageHeader];
  return typeof named === 'string' && named !== '' ? toLocale(named) : undefined;
};

/** Tells the cache that other builds make the pages from now on. */
export const purgePages = ({ purge }: Pick<ServerConfig, 'purge'>): void => {
  if (purge)
    void purgeKeys(purge, [storeKey]).catch((error: Error) => log.error(`pages not purged: ${failureReason(error)}`));
};

const withoutPurgeS = 10;
const withPurgeS = 300;

/**
 * What a cache before the store is told of a public page: how long it may keep it, what tells its variants apart, and which keys
 * purge it. What lacks a part is asked for again soon: nothing is purged when that part comes. Source: docs/adr, pages on a CDN.
 */
export const sharedHeaders = (
  { purge }: Pick<ServerConfig, 'purge'>,
  req: IncomingMessage,
  { keys, isIncomplete = false }: Pick<KeptPage, 'keys' | 'isIncomplete'>,
): [string, string][] => {
  const isBehindCache = cacheLanguage(req) !== undefined;
  const maxAgeS = purge && !isIncomplete ? withPurgeS : withoutPurgeS;
  return [
    ['cache-control', `public, max-age=0, s-maxage=${maxAgeS}, stale-while-revalidate=60, stale-if-error=3600`],
    ['vary', `${isBehindCache ? languageHeader : 'cookie'}, accept-encoding`],
    ['surrogate-key', keys.join(' ')],
  ];
};
