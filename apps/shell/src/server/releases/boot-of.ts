import type { Locale } from '@souk/i18n';
import type { Boot } from '../../app/boot';
import type { PinnedSet } from './release-set';
import type { ShellFiles } from './shell-files';

/** What the page is told of the release set: no more than it needs. */
export const bootOf = (set: PinnedSet, shell: ShellFiles, locale: Locale): Boot => ({
  locale,
  setId: set.id,
  words: shell.messages,
  errors: null,
  remotes: Object.fromEntries(
    Object.entries(set.remotes).map(([name, release]) => [
      name,
      {
        version: release.version,
        base: `${release.base}client/`,
        entry: release.entry,
        globalName: release.globalName,
        ...(release.files[release.entry] ? { integrity: release.files[release.entry]!.integrity } : {}),
        routes: release.routes,
        slots: release.slots,
      },
    ]),
  ),
});
