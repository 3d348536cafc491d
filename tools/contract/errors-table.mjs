import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';

const root = join(import.meta.dirname, '../..');

export const document = join(root, 'docs/errors.md');
export const begin = '<!-- errors: written by tools/contract/write-errors.mjs -->';
export const end = '<!-- /errors -->';

const groups = [
  ['Any call', 'general', 'generalRefusals'],
  ['Accounts', 'account', 'accountRefusals'],
  ['From the cart to the payment', 'purchase', 'purchaseRefusals'],
  ['After the purchase', 'after-purchase', 'afterPurchaseRefusals'],
  ['The desks and the owner', 'back-office', 'backOfficeRefusals'],
];

/** Reads the table of one file of the contract, which is data and imports types alone. */
const tableOf = (file, name) => {
  const source = readFileSync(join(root, `libs/contract/src/refusals/${file}.ts`), 'utf8');
  const { code } = transformSync(source, { jsc: { parser: { syntax: 'typescript' } }, module: { type: 'commonjs' } });
  const exports = {};
  new Function('exports', code)(exports);
  return exports[name];
};

const rowOf = ([name, { code, when, data }]) =>
  `| \`${name}\` | ${code} | ${when} | ${(data ?? []).map((field) => `\`${field}\``).join(', ')} |`;

/** The refusals of the contract as the tables of docs/errors.md. */
export const errorsTables = () =>
  groups
    .map(([title, file, name]) =>
      [
        `## ${title}`,
        '',
        '| reason | code | when | data |',
        '| --- | --- | --- | --- |',
        ...Object.entries(tableOf(file, name)).map(rowOf),
      ].join('\n'),
    )
    .join('\n\n');

/** The tables as docs/errors.md has them. */
export const documentedTables = () => {
  const text = readFileSync(document, 'utf8');
  return text.slice(text.indexOf(begin) + begin.length, text.indexOf(end)).trim();
};
