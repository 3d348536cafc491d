import type { QueryClient } from '@souk/query';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import type { Locale } from '@souk/i18n';
import type { Area } from '../app/area';
import type { Boot, FrameFile } from '../app/boot';
import { isOfFrame, type FrameData } from '../app/frame-data';

/** Where a frame file is. The first parts say what it is made from: a server that does not have this one makes the one of now. */
const address = /^\/remotes\/frame\/(en|fr)\.(shop|admin|sell)\.[\w-]{22}\.json(\?|$)/;

/** Of pages that are still shown somewhere: one for each release set, language and change of the frame. */
const most = { max: 500, maxSize: 32 << 20 };

/** What a page's frame was made from. The same text is one object, so that it is packed once. */
type Kept = { html: string };

/** Keeps what all pages of a language share, by the hash of its content. */
export const createFrameFiles = () => {
  const kept = new LRUCache<string, Kept>({ ...most, sizeCalculation: ({ html }) => html.length * 3 });
  return {
    /** @returns the file that a page names, and which queries it holds */
    keep: (
      { locale, remotes }: Pick<Boot, 'locale' | 'remotes'>,
      area: Area | null,
      queryClient: QueryClient,
    ): FrameFile & { holds: ReadonlySet<string> } => {
      const found = queryClient
        .getQueryCache()
        .getAll()
        .filter(({ queryKey, state }) => isOfFrame(queryKey) && state.status === 'success');
      const data: FrameData = { remotes, queries: found.map(({ queryKey, state }) => [queryKey, state.data]) };
      const html = JSON.stringify(data);
      const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22);
      const href = `/remotes/frame/${locale}.${area ?? 'shop'}.${hash}.json`;
      if (!kept.has(href)) kept.set(href, { html });
      return {
        href,
        readAt: Math.min(...found.map(({ state }) => state.dataUpdatedAt), Date.now()),
        holds: new Set(found.map(({ queryHash }) => queryHash)),
      };
    },
    find: (href: string): Kept | undefined => kept.get(href),
  };
};
export type FrameFiles = ReturnType<typeof createFrameFiles>;

/** @returns what a frame file's address says; undefined for every other address */
export const frameAddress = (url: string): { locale: Locale; area: Area | null; href: string } | undefined => {
  const found = address.exec(url);
  if (!found) return undefined;
  const [locale, area] = [found[1] as Locale, found[2] as Area | 'shop'];
  return { locale, area: area === 'shop' ? null : area, href: url.split('?')[0] ?? '' };
};
