import type { Token } from 'parse5';
import { addressAttributes, inputTypes, isAllowedAttribute, isReservedId } from './allowed';
import { cleanDeclarations } from './clean-declarations';
import { cleanLink, cleanMedia, cleanSrcset } from './clean-url';
import type { Problems } from './problems';

interface At {
  line: number;
  problems: Problems;
}

const longestValue = 4000;
const idLists = new Set(['for', 'headers', 'aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-owns']);

const safeId = (id: string) => (isReservedId(id) ? `page-${id}` : id);

/** A value that may stand, or null with the problem said. */
const cleanValue = (tag: string, name: string, value: string, at: At): string | null => {
  if (name === 'style') return styleOf(value, at);
  if (name === 'srcset') return srcsetOf(tag, value, at);
  if (name === 'id') return safeId(value.trim()) || null;
  if (idLists.has(name)) return value.split(/\s+/).map(safeId).join(' ');
  if (name === 'type' && tag === 'input' && !inputTypes.has(value.toLowerCase())) {
    at.problems.error('refused-input', at.line, `<input type="${value.slice(0, 20)}"> is shown as a text field`);
    return 'text';
  }
  if (name === 'target') return value === '_blank' ? '_blank' : null;
  if (name === 'tabindex') return value.trim() === '-1' ? '-1' : '0';
  const kind = addressAttributes[name];
  if (!kind) return value;
  const clean = kind === 'link' ? cleanLink(value) : cleanMedia(value);
  if (clean === null)
    at.problems.error('refused-address', at.line, `${name}="${value.slice(0, 80)}" on <${tag}> is left out`);
  return clean;
};

const styleOf = (value: string, { line, problems }: At): string | null => {
  const { text, refused } = cleanDeclarations(value);
  for (const one of refused) {
    problems.error(
      'css-refused',
      line,
      `Left out "${one.declaration}" of a style attribute: ${one.reason} is not allowed here`,
    );
  }
  return text || null;
};

const srcsetOf = (tag: string, value: string, { line, problems }: At): string | null => {
  const { text, refused } = cleanSrcset(value);
  for (const one of refused)
    problems.error('refused-address', line, `srcset="${one.slice(0, 80)}" on <${tag}> is left out`);
  return text || null;
};

const sayRefused = (tag: string, name: string, { line, problems }: At) => {
  if (name.startsWith('on'))
    problems.error(
      'refused-handler',
      line,
      `${name.slice(0, 40)} on <${tag}> is left out: pages run no code of their own`,
    );
  else problems.warn('unknown-attribute', line, `${name.slice(0, 40)} on <${tag}> is not known here and left out`);
};

/**
 * The attributes of one element that may stand, cleaned, by name.
 * Source: docs/adr, owner's HTML.
 */
export function cleanAttributes(tag: string, attributes: readonly Token.Attribute[], at: At): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const { name: given, value, prefix } of attributes) {
    const name = given.toLowerCase();
    if (prefix || (name !== 'style' && !isAllowedAttribute(tag, name))) {
      sayRefused(tag, name, at);
      continue;
    }
    const clean = cleanValue(tag, name, value.slice(0, longestValue), at);
    if (clean !== null) kept[name] = clean;
  }
  return kept;
}
