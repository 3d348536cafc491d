import { createHash } from 'node:crypto';
import { pageDataEvent } from '../app/page-data';
import { speculationRules } from '../document/speculation-rules';
import type { ShellFiles } from './releases/shell-files';

/** The inline scripts of pages besides the inline script of its head: each is the same on every page. */
export const pageScripts = {
  ready: 'soukDocument.ready()',
  start: 'soukDocument.start()',
  /** On a page that streams alone, and so never on a public one. */
  dataCame: `dispatchEvent(new Event('${pageDataEvent}'))`,
} as const;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hashes of all that may run inline on a public page, as its policy lists them. */
export const publicScriptHashes = ({ inlineScript }: Pick<ShellFiles, 'inlineScript'>): string =>
  [inlineScript, pageScripts.ready, pageScripts.start, speculationRules].map(hashOf).join(' ');
