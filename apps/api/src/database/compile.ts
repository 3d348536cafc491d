import type { OperationNode, RawBuilder, RawNode, ValueNode } from 'kysely';
import type { Db } from './db';

/** What goes to the database. */
interface Written {
  text: string;
  values: unknown[];
}

/** Texts that are remembered at most: statements put together from choices must not fill the memory. */
const mostTexts = 2000;

const texts = new Map<string, string>();
const numbers = new WeakMap<readonly string[], string>();
let numbered = 0;

/** A template's own number: its pieces are the same array each time that its line of code runs. */
const numberOf = (pieces: readonly string[]): string | null => {
  if (!('raw' in pieces)) return null;
  const known = numbers.get(pieces);
  if (known) return known;
  const number = `\u0001${(numbered += 1)}`;
  numbers.set(pieces, number);
  return number;
};

const isRaw = (node: OperationNode): node is RawNode => node.kind === 'RawNode';
const isValue = (node: OperationNode): node is ValueNode => node.kind === 'ValueNode' && !('immediate' in node);

interface Found {
  key: string;
  values: unknown[];
}

/** Of which templates a statement is made, and with what values. @returns false for what only the library can write */
const read = (node: OperationNode, found: Found): boolean => {
  if (isValue(node)) {
    found.values.push(node.value);
    found.key += '?';
    return true;
  }
  if (!isRaw(node)) return false;
  found.key += numberOf(node.sqlFragments) ?? `\u0002${node.sqlFragments.join('\u0003')}`;
  for (const child of node.parameters) if (!read(child, found)) return false;
  found.key += '\u0004';
  return true;
};

/**
 * The text of a statement and its values. A text is put together once for each way in which templates stand in each other:
 * the same statement again is known by their numbers, and answered by the very same string.
 */
export function compile(statement: RawBuilder<unknown>, root: Db): Written {
  const found: Found = { key: '', values: [] };
  if (!read(statement.toOperationNode(), found)) {
    const { sql: text, parameters } = statement.compile(root);
    return { text, values: [...parameters] };
  }
  const known = texts.get(found.key);
  if (known !== undefined) return { text: known, values: found.values };
  const { sql: text } = statement.compile(root);
  if (texts.size < mostTexts) texts.set(found.key, text);
  return { text, values: found.values };
}
