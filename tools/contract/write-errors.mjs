import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { begin, document, end, errorsTables } from './errors-table.mjs';

/** Writes the refusals of the contract into docs/errors.md. */
const text = readFileSync(document, 'utf8');
const tables = await format(errorsTables(), { parser: 'markdown' });
const [before, after] = [text.slice(0, text.indexOf(begin)), text.slice(text.indexOf(end))];
writeFileSync(document, `${before}${begin}\n\n${tables}\n${after}`);
