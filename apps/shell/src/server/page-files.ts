import type { Locale } from '@souk/i18n';
import type { PageFile } from '../app/boot';
import type { RouteHandle } from '../app/route';
import type { Snapshot } from './releases/registry';
import type { Release } from './releases/release-set';
import type { ShellFiles } from './releases/shell-files';

type Files = { scripts: PageFile[]; files: PageFile[] };

/**
 * Every script of the first page's application, so that none is found only when another has run: the shell's own, in
 * their order, and what they load.
 */
export const pageFiles = (
  handles: readonly RouteHandle[],
  { set }: Pick<Snapshot, 'set'>,
  shell: ShellFiles,
  locale: Locale,
): Files => {
  const files = shell.messages[locale].map((file) => shellFile(shell, file));
  for (const { remote, expose } of handles) {
    const release = set.remotes[remote];
    if (!release || release.refused || shell.isSingle) continue;
    files.push(...shell.federation.map((file) => shellFile(shell, file)), ...remoteFiles(release, expose, locale));
  }
  return { scripts: shell.scripts.map((file) => shellFile(shell, file)), files };
};

const fileOf = (href: string, known: { integrity: string } | undefined): PageFile => ({
  href,
  ...(known ? { integrity: known.integrity } : {}),
});

const shellFile = ({ base, files }: ShellFiles, file: string) => fileOf(base + file, files[file]);

const remoteFiles = ({ base, entry, exposes, files }: Release, expose: string, locale: Locale) =>
  [...new Set([entry, ...(exposes[expose]?.js ?? []), ...(exposes[`./messages.${locale}`]?.js ?? [])])].map((file) =>
    fileOf(`${base}client/${file}`, files[file]),
  );
