import type { Locale } from '@souk/i18n';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the page starts with: the shell's own build. Written by tools/build. */
export type ShellFiles = {
  version: string;
  base: string;
  scripts: string[];
  messages: Record<Locale, string[]>;
  fonts: string[];
  files: Record<string, { integrity: string; bytes: number }>;
};

/** @param shellDir the folder of the shell build that this server came with */
export const readShellFiles = (shellDir: string): ShellFiles => {
  const release = JSON.parse(readFileSync(join(shellDir, 'release.json'), 'utf8')) as Omit<ShellFiles, 'base'>;
  return { ...release, base: `/remotes/shell/${release.version}/client/` };
};
