import { mayPrefetch, type Remotes } from '@souk/mfe';
import { matchRoutes } from 'react-router';
import type { Boot } from '../app/boot';
import { preloadFiles } from './preload-files';

type Deps = { boot: Pick<Boot, 'remotes' | 'locale'>; remotes: Pick<Remotes, 'load' | 'messages'> };

/**
 * Another team's page is fetched while a pointer, a finger or the focus is on a link to it, wherever on the page the link
 * stands: its files are apart, and the press that follows finds them there. Source: LAYOUT-12, P5.
 */
export const prefetchPages = ({ boot, remotes }: Deps) => {
  const asked = new Set<string>();
  const near = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin || asked.has(link.pathname) || !mayPrefetch()) return;
    asked.add(link.pathname);
    const page = pageAt(boot, link.pathname);
    if (!page) return;
    const { remote, expose, file } = page;
    // The entry is named at once: it need not wait for the federation runtime, which asks for it.
    preloadFiles([file]);
    // Whether it comes is told where it is shown.
    void remotes.load(remote, expose).catch(() => undefined);
    void remotes.messages(remote, boot.locale).catch(() => undefined);
  };
  // A finger's first touch is a pointer over the link as well.
  for (const name of ['pointerover', 'focusin'])
    addEventListener(name, ({ target }) => near(target), { capture: true, passive: true });
  // What the pointer was on when this code came.
  near(document.querySelector('a[href]:hover'));
};

/** Whose page an address is, and the first file of it. */
const pageAt = ({ remotes }: Pick<Boot, 'remotes'>, path: string) => {
  const all = Object.entries(remotes).flatMap(([remote, { routes }]) =>
    routes.map((route) => ({ path: route.path, remote, expose: route.expose })),
  );
  const found = matchRoutes(all, path)?.at(-1)?.route;
  const release = found && remotes[found.remote];
  if (!release || release.refused || release.isDev) return null;
  const { base, entry, integrity } = release;
  return { ...found, file: { href: base + entry, ...(integrity ? { integrity } : {}) } };
};
