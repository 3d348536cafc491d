import type { QueryClient } from '@souk/query';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Locale } from '@souk/i18n';
import type { Area } from '../app/area';
import type { SharedDataFile } from '../app/boot';
import { isSharedQuery, type SharedPageData } from '../app/shared-page-data';
import type { BootOfSet } from './releases/boot-of';

/** Language and area stand in the address: a process that does not have a file makes the current one of them. */
const address = /^\/remotes\/shared\/(en|fr)\.(shop|admin|sell)\.[\w-]{22}\.json(\?|$)/;

/** One file for each release set, area, language and change of the shared queries: enough for all pages that are still open somewhere. */
const most = { max: 500, maxSize: 32 << 20 };

/** A file's text. One object for each text, so that it is packed once. */
type Kept = { html: string };

/** The files of shared page data that this process has named in pages, in memory, by their addresses; those that were not asked for longest go first. */
export const createSharedDataFiles = () => {
  const kept = new LRUCache<string, Kept>({ ...most, sizeCalculation: ({ html }) => html.length * 3 });
  return {
    /**
     * @param queries null: a draft is looked at, whose header and footer are nobody else's and stand in its page
     * @returns the file that a page names, and the hashes of the queries that it holds
     */
    keep: (
      { setId, locale, remotes }: Pick<BootOfSet, 'setId' | 'locale' | 'remotes'>,
      area: Area | null,
      queries: QueryClient | null,
    ): { file: SharedDataFile; holds: ReadonlySet<string> } => {
      const found = (queries?.getQueryCache().getAll() ?? []).filter(
        ({ queryKey, state }) => isSharedQuery(queryKey) && state.status === 'success',
      );
      const data: SharedPageData = {
        setId,
        remotes,
        queries: found.map(({ queryKey, state }) => [queryKey, state.data]),
      };
      const html = JSON.stringify(data);
      const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
      const href = `/remotes/shared/${locale}.${area ?? 'shop'}.${hash}.json`;
      if (!kept.has(href)) kept.set(href, { html });
      return {
        file: { href, readAt: Math.min(...found.map(({ state }) => state.dataUpdatedAt), Date.now()) },
        holds: new Set(found.map(({ queryHash }) => queryHash)),
      };
    },
    find: (href: string): Kept | undefined => kept.get(href),
  };
};
export type SharedDataFiles = ReturnType<typeof createSharedDataFiles>;

/** @returns what the address of a file of shared page data says; undefined for every other address */
export const sharedDataAddress = (url: string): { locale: Locale; area: Area | null; href: string } | undefined => {
  const found = address.exec(url);
  if (!found) return undefined;
  const [locale, area] = [found[1] as Locale, found[2] as Area | 'shop'];
  return { locale, area: area === 'shop' ? null : area, href: url.split('?')[0] ?? '' };
};
