import type { Locale } from '@souk/i18n';
import type { Area } from '../../app/area';
import type { Boot, BootRemote } from '../../app/boot';
import type { PinnedSet, Release } from './release-set';
import type { ShellFiles } from './shell-files';

/** How a page of a release set starts. The file of shared page data is not named yet: it is made from this. */
export type BootOfSet = Omit<Boot, 'sharedData' | 'renderedAt'>;

/** What the page is told of the release set: no more than it needs, and of remotes only those of its own area. */
export const bootOf = (
  set: PinnedSet,
  shell: ShellFiles,
  { locale, area, mirror }: { locale: Locale; area: Area | null; mirror?: string },
): BootOfSet => ({
  locale,
  setId: set.id,
  words: shell.messages,
  hydrate: 'load',
  scripts: [],
  files: [],
  asksConsent: false,
  keepsOfflinePage: false,
  texts: { offline: '', offlineAdding: '', offlinePage: '', failed: '' },
  errors: null,
  remotes: Object.fromEntries(
    Object.entries(set.remotes)
      .filter(([, release]) => (release.area ?? null) === area)
      .map(([name, release]) => [name, bootRemoteOf(release)]),
  ),
  ...(mirror ? { mirror } : {}),
});

/** One remote's release, as the page needs it. */
export const bootRemoteOf = ({
  version,
  base,
  entry,
  globalName,
  files,
  routes,
  slots,
  isDev,
  refused,
}: Release): BootRemote => ({
  version,
  base: `${base}client/`,
  entry,
  globalName,
  ...(files[entry] ? { integrity: files[entry].integrity } : {}),
  ...(isDev ? { isDev } : {}),
  ...(refused ? { refused } : {}),
  routes,
  slots,
});
