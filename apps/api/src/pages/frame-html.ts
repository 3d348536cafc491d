import { pageTextMax } from '@souk/contract/schema';
import type { OwnerFrame } from '@souk/contract';
import { LRUCache } from 'lru-cache';
import type { Locale } from '../locale';

/** Fetches a page from the open internet, without any credentials. Null when it cannot be had. */
export type FetchPage = (url: string) => Promise<string | null>;

const freshMs = 60_000;
const failedMs = 10_000;

/**
 * Keeps what was fetched for a minute, so that a slow host is asked rarely; a failure is asked again sooner. What is older
 * is shown once more while it is asked anew: no shopper waits for a host that was there before.
 */
export function keepPages(fetchPage: FetchPage, now = () => performance.now()): FetchPage {
  const kept = new LRUCache<string, { html: string | null; at: number }>({ max: 20 });
  const running = new Map<string, Promise<string | null>>();
  const ask = async (url: string) => {
    const html = await fetchPage(url).catch(() => null);
    kept.set(url, { html, at: now() });
    running.delete(url);
    return html;
  };
  return async (url) => {
    const known = kept.get(url);
    if (known && now() - known.at < (known.html === null ? failedMs : freshMs)) return known.html;
    const asked = running.get(url) ?? ask(url);
    running.set(url, asked);
    return known?.html ?? asked;
  };
}

/** A frame's HTML: from its address when it has one, else as it stands here. Null when the address does not answer. */
export const readFrameHtml = async (
  { url, html, htmlFr }: Pick<OwnerFrame, 'url' | 'html' | 'htmlFr'>,
  locale: Locale,
  fetchPage: FetchPage,
) => {
  if (!url) return (locale === 'fr' && htmlFr) || html;
  const found = await fetchPage(url);
  return found === null ? null : found.slice(0, pageTextMax);
};

/** Addresses of a frame's further style sheets. Source: spec 3 "Store page", css (comma-separated URLs). */
export const cssUrlsOf = ({ cssUrl }: Pick<OwnerFrame, 'cssUrl'>): string[] =>
  cssUrl
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** A frame's styles: its own, then those of its addresses in their order. One that cannot be had is left out. */
export const readFrameCss = async (frame: Pick<OwnerFrame, 'css' | 'cssUrl'>, fetchPage: FetchPage) => {
  const fetched = await Promise.all(cssUrlsOf(frame).map(fetchPage));
  // lines of problems count in what is typed: nothing before it is taken away
  return [frame.css, ...fetched.map((css) => css ?? '')].join('\n').trimEnd().slice(0, pageTextMax);
};
