import type { CSSProperties } from 'react';

/** HTML's names where React has others. */
const reactNames: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  maxlength: 'maxLength',
  minlength: 'minLength',
  inputmode: 'inputMode',
  autocomplete: 'autoComplete',
  datetime: 'dateTime',
  hreflang: 'hrefLang',
  playsinline: 'playsInline',
  value: 'defaultValue',
  checked: 'defaultChecked',
  viewbox: 'viewBox',
  preserveaspectratio: 'preserveAspectRatio',
  'stroke-width': 'strokeWidth',
  'stroke-linecap': 'strokeLinecap',
  'stroke-linejoin': 'strokeLinejoin',
  'fill-rule': 'fillRule',
  'clip-rule': 'clipRule',
};

const flags = new Set('hidden disabled required checked controls muted loop playsinline open reversed'.split(' '));

/** Elements whose `value` React takes as it stands. */
const keepsValue = new Set(['button', 'option', 'li', 'data']);

/** Declarations of a style: a `;` in brackets or in a text ends none. */
const declarationsOf = (css: string): string[] => {
  const found = [''];
  let open = 0;
  for (const [piece] of css.matchAll(/"[^"]*"|'[^']*'|[^"'();]+|./gs)) {
    if (piece === '(') open++;
    if (piece === ')') open--;
    if (piece === ';' && open <= 0) found.push('');
    else found[found.length - 1] += piece;
  }
  return found;
};

/** `color:red;--gap:4px` as React's style object. */
export const styleObject = (css: string): CSSProperties =>
  Object.fromEntries(
    declarationsOf(css).flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      if (colon < 1) return [];
      const name = declaration.slice(0, colon).trim();
      const key = name.startsWith('--')
        ? name
        : name.replace(/^-ms-/, 'ms-').replace(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
      return [[key, declaration.slice(colon + 1).trim()]];
    }),
  );

/** Attributes of a cleaned element as React's props. */
export const propsOf = (tag: string, attrs: Readonly<Record<string, string>> = {}): Record<string, unknown> => {
  const props: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(attrs)) {
    if (name.startsWith('on')) continue; // the server has taken these out; a second lock on the door
    if (name === 'style') props['style'] = styleObject(value);
    else if (flags.has(name)) props[reactNames[name] ?? name] = true;
    else if (name === 'value' && keepsValue.has(tag)) props['value'] = value;
    else if (name === 'selected') continue;
    else props[reactNames[name] ?? name] = value;
  }
  if (attrs['target'] === '_blank') props['rel'] = 'noopener noreferrer';
  return props;
};
