import type { Locale } from '@souk/i18n';
import type { PageFile } from '../app/boot';
import type { RouteHandle } from '../app/routes';
import type { Snapshot } from './releases/registry';
import type { Release } from './releases/release-set';
import type { ShellFiles } from './releases/shell-files';

type Files = { start: PageFile[]; wake: PageFile[]; next: PageFile[] };

/**
 * Every script of the first page, so that none is found only when another has run: what it starts with, and what it
 * fetches at the shopper's first move; and of a page that sleeps, what a press on one of its links asks for besides.
 */
export const pageFiles = (
  handles: readonly RouteHandle[],
  { set }: Pick<Snapshot, 'set'>,
  shell: ShellFiles,
  locale: Locale,
): Files => {
  const files: Files = { start: shell.messages[locale].map((file) => shellFile(shell, file)), wake: [], next: [] };
  for (const { remote, expose, wakes, leadsTo } of handles) {
    const release = set.remotes[remote];
    if (!release || release.refused || shell.isSingle) continue;
    const federation = shell.federation.map((file) => shellFile(shell, file));
    files[wakes ? 'wake' : 'start'].push(...federation, ...remoteFiles(release, expose, locale));
    if (wakes && leadsTo) files.next.push(...federation, ...remoteFiles(release, leadsTo, locale));
  }
  return files;
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
