import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { begin, document, end, floorTable } from './floor-table.mjs';

/** Writes the order of the api's folders into docs/architecture.md. */
const text = readFileSync(document, 'utf8');
const table = await format(floorTable(), { parser: 'markdown' });
const [before, after] = [text.slice(0, text.indexOf(begin)), text.slice(text.indexOf(end))];
writeFileSync(document, `${before}${begin}\n\n${table}\n${after}`);
