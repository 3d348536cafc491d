import { isDeskBrowser } from '@souk/state/desk-browser';
import { useEffect } from 'react';

/** Where shoppers sign in, type addresses or pay: no script of the owner's runs there. Source: docs/adr, owner's scripts. */
const guarded = /^\/(users|order|support|merchant\/registration|middlewares|callback|logout)(\/|$)/;

export const isGuarded = (pathname: string): boolean => guarded.test(pathname);

const loaded = new Set<string>();

/**
 * Runs the declared scripts of a header or footer, once per page load and in their order, `delayMs` after it is there.
 * Whoever is signed in at a desk by this browser gets none. Coming to a guarded page after one has run loads that page anew: a script that is already there cannot be taken back.
 */
export const useOwnerScripts = (
  sources: readonly string[],
  { delayMs, pathname }: { delayMs: number; pathname: string },
) => {
  const list = sources.join(' ');
  const isKept = isGuarded(pathname) || isDeskBrowser();
  useEffect(() => {
    if (isKept && loaded.size > 0) window.location.reload();
  }, [isKept]);
  useEffect(() => {
    if (isKept || list === '') return undefined;
    const timer = setTimeout(() => list.split(' ').forEach(run), delayMs);
    return () => clearTimeout(timer);
  }, [list, delayMs, isKept]);
};

const run = (src: string) => {
  // only addresses of our own origin, under which the store serves what the owner declared
  if (loaded.has(src) || !src.startsWith('/api/front/page/raw/')) return;
  loaded.add(src);
  const script = document.createElement('script');
  script.src = src;
  script.async = false;
  script.dataset['owner'] = 'store';
  document.head.append(script);
};
