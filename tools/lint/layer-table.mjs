import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { layers } from './api-layers.mjs';

export const document = join(import.meta.dirname, '../../docs/architecture.md');
export const begin = '<!-- layers: written by tools/lint/write-layer-table.mjs -->';
export const end = '<!-- /layers -->';

const noteOf = ({ onlyServer, testsOnly }) =>
  testsOnly ? 'tests alone import it' : onlyServer ? 'started by `server` alone' : '';

/** The order of the api's folders as a table, the highest first. */
export const layerTable = () =>
  [
    '| `apps/api/src/` | holds |  |',
    '| --- | --- | --- |',
    ...[...layers]
      .reverse()
      .map((layer) => `| \`${layer.folder === '.' ? '*.ts' : layer.folder}\` | ${layer.holds} | ${noteOf(layer)} |`),
  ].join('\n');

/** The table as docs/architecture.md has it. */
export const documentedTable = () => {
  const text = readFileSync(document, 'utf8');
  return text.slice(text.indexOf(begin) + begin.length, text.indexOf(end)).trim();
};
