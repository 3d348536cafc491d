import type { Locale } from '@souk/i18n';
import { preload } from 'react-dom';
import type { Release } from './releases/release-set';
import type { ShellFiles } from './releases/shell-files';

type Props = {
  nonce: string;
  locale: Locale;
  shell: ShellFiles;
  /** The remote whose page this is, with the expose that holds it. */
  pages: readonly { release: Release; expose: string }[];
};

/**
 * Names every script that the first page needs, so that none is found only when another has run.
 * The pictures come first: scripts are asked for at low priority.
 */
export function Preloads({ nonce, locale, shell, pages }: Props) {
  const script = (base: string, file: string, integrity: string | undefined) =>
    preload(base + file, {
      as: 'script',
      crossOrigin: 'anonymous',
      fetchPriority: 'low',
      nonce,
      ...(integrity ? { integrity } : {}),
    });
  for (const file of shell.messages[locale]) script(shell.base, file, shell.files[file]?.integrity);
  for (const { release, expose } of pages) {
    const files = [release.entry, ...jsOf(release, expose), ...jsOf(release, `./messages.${locale}`)];
    for (const file of new Set(files)) script(`${release.base}client/`, file, release.files[file]?.integrity);
  }
  return null;
}

const jsOf = (release: Release, expose: string) => release.exposes[expose]?.js ?? [];
