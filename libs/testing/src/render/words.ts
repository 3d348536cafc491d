import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale, Messages } from '@souk/i18n';

const root = join(__dirname, '../../../..');
const known = new Map<Locale, Messages>();

/** Every word of every application in one language, as the pages of a test need them. Raw texts: tests have the parser. */
export const allWords = (locale: Locale): Messages => {
  const words = known.get(locale) ?? gather(locale);
  known.set(locale, words);
  return words;
};

const gather = (locale: Locale): Messages => {
  const files = [...found(join(root, 'libs')), ...found(join(root, 'apps'))].filter((file) =>
    file.endsWith(`messages.${locale}.json`),
  );
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Messages)) as Messages;
};

const skipped = new Set(['node_modules', 'dist', 'dist-dev']);

const found = (folder: string): string[] =>
  readdirSync(folder).flatMap((name) => {
    if (skipped.has(name)) return [];
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return found(path);
    return /^messages\.\w\w\.json$/.test(name) ? [path] : [];
  });
