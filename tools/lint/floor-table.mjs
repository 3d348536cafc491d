import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { floors } from './api-floors.mjs';

export const document = join(import.meta.dirname, '../../docs/architecture.md');
export const begin = '<!-- floors: written by tools/lint/write-floor-table.mjs -->';
export const end = '<!-- /floors -->';

const noteOf = ({ roof, testsOnly }) => (testsOnly ? 'tests alone import it' : roof ? 'started by `server` alone' : '');

/** The order of the api's folders as a table, the highest first. */
export const floorTable = () =>
  [
    '| `apps/api/src/` | holds |  |',
    '| --- | --- | --- |',
    ...[...floors]
      .reverse()
      .map((floor) => `| \`${floor.folder === '.' ? '*.ts' : floor.folder}\` | ${floor.holds} | ${noteOf(floor)} |`),
  ].join('\n');

/** The table as docs/architecture.md has it. */
export const documentedTable = () => {
  const text = readFileSync(document, 'utf8');
  return text.slice(text.indexOf(begin) + begin.length, text.indexOf(end)).trim();
};
