import type { Locale } from '@souk/i18n';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the page starts with: the shell's own build. Written by tools/build. */
export type ShellFiles = {
  version: string;
  base: string;
  scripts: string[];
  messages: Record<Locale, string[]>;
  /** How remotes are fetched: asked for with the first of them. */
  federation: string[];
  fonts: string[];
  /** The script that every page carries inline (src/document/inline-script.ts). */
  inlineScript: string;
  /** The script that a private page carries inline besides (src/document/private-page.ts). */
  privateScript: string;
  /** The service worker that keeps the offline page (src/document/offline-worker.ts). */
  offlineWorker: string;
  /** The script by which a sample of visits measures its page (src/document/field-vitals.ts). */
  vitalsScript: string;
  files: Record<string, { integrity: string; bytes: number }>;
  /** All remotes are inside: a build to measure against, never shipped (tools/build/src/single.mjs). */
  isSingle?: true;
  /** Versions of the modules it shares, and what it gives to remotes: what a release must fit. */
  shared: Record<string, string>;
  contracts: { gives: Record<string, readonly string[]>; shows: Record<string, object> };
};

/** The document script (src/document/document.ts), among the shell's files. */
export const documentFile = 'document.js';

/** @param shellDir the folder of the shell build that this server came with */
export const readShellFiles = (shellDir: string): ShellFiles => {
  const release = JSON.parse(readFileSync(join(shellDir, 'release.json'), 'utf8')) as Omit<
    ShellFiles,
    'base' | 'inlineScript' | 'privateScript' | 'offlineWorker' | 'vitalsScript'
  >;
  // A script's text must not end its tag.
  const inline = (name: string) => readFileSync(join(shellDir, `document/${name}.js`), 'utf8').replaceAll('</', '<\\/');
  const offlineWorker = readFileSync(join(shellDir, 'document/offline-worker.js'), 'utf8');
  const vitalsScript = readFileSync(join(shellDir, 'document/vitals.js'), 'utf8');
  return {
    ...release,
    inlineScript: inline('inline'),
    privateScript: inline('private-page'),
    offlineWorker,
    vitalsScript,
    base: `/remotes/shell/${release.version}/client/`,
  };
};
