import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { begin, document, end, layerTable } from './layer-table.mjs';

/** Writes the order of the api's folders into docs/architecture.md. */
const text = readFileSync(document, 'utf8');
const table = await format(layerTable(), { parser: 'markdown' });
const [before, after] = [text.slice(0, text.indexOf(begin)), text.slice(text.indexOf(end))];
writeFileSync(document, `${before}${begin}\n\n${table}\n${after}`);
