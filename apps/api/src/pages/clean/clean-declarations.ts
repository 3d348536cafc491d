import { cleanMedia } from './clean-url';
import { isBalanced, splitOutside } from './css-text';

const danger = /expression\s*\(|javascript:|vbscript:|@import|<\/|\\/i;
const property = /^(--[\w-]+|-?[a-z][a-z-]*)$/i;
const refusedProperty = /^(behaviou?r|-moz-binding|-webkit-user-modify)$/i;
const addressPattern = /url\(\s*(?:(?:"([^"]*)"|'([^']*)'|([^()"'\s]+))\s*)?\)/gi;

/** Functions that take an address as a text, and so one that a variable holds. */
const takesTexts = /(image|image-set|cross-fade|src)\s*\(/i;
/** Length of a value, in characters: a small picture as `data:` takes 64 KB. */
const longestValue = 72 * 1024;

const addressesIn = (value: string) =>
  [...value.matchAll(addressPattern)].map((match) => match[1] ?? match[2] ?? match[3] ?? '');

/** What is wrong with a value; null when it may stand. */
const wrongWith = (value: string): string | null => {
  if (value.length > longestValue) return 'a value longer than 72 KB';
  const found = danger.exec(value)?.[0];
  if (found) return found === '\\' ? 'a backslash' : found.trim();
  if (!isBalanced(value)) return 'an open quote or bracket';
  const foreign = addressesIn(value).find((address) => !cleanMedia(address));
  if (foreign !== undefined) return `the address ${foreign.slice(0, 60) || '(empty)'}`;
  if ((value.match(/url\(/gi)?.length ?? 0) !== addressesIn(value).length) return 'an unreadable url()';
  const rest = value.replace(addressPattern, '').replace(/type\(\s*["'][\w/+-]*["']\s*\)/gi, '');
  return takesTexts.test(rest) && /["']|var\(/i.test(rest) ? 'an address outside url()' : null;
};

export interface Declarations {
  text: string;
  /** What was left out, as the owner wrote it, with its place in the text. */
  refused: { declaration: string; reason: string; at: number }[];
}

/**
 * Keeps the declarations of one rule that style and do no more.
 * @param text `color: red; margin: 0`, from a rule or a `style` attribute.
 */
export function cleanDeclarations(text: string): Declarations {
  const kept: string[] = [];
  const refused: Declarations['refused'] = [];
  let at = 0;
  for (const part of splitOutside(text, ';')) {
    const declaration = part.trim();
    const start = at + Math.max(0, part.search(/\S/));
    at += part.length + 1;
    if (declaration === '') continue;
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, colon).trim();
    const value = declaration.slice(colon + 1).trim();
    const isNamed = colon > 0 && property.test(name);
    const reason = !isNamed ? 'it is not "property: value"' : refusedProperty.test(name) ? name : wrongWith(value);
    if (reason === null) kept.push(`${name}:${value}`);
    else refused.push({ declaration: declaration.slice(0, 80), reason, at: start });
  }
  return { text: kept.join(';'), refused };
}

/** Foreign origins that a style names in `url()`. */
export const originsInStyle = (text: string): string[] =>
  addressesIn(text).flatMap((address) =>
    /^https:\/\//i.test(address) && URL.canParse(address) ? [new URL(address).origin] : [],
  );
