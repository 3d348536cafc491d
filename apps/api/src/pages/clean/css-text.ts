/**
 * Reads CSS as browsers do, as far as it matters here: escapes hide a character, a string ends at its quote or at the line's end.
 * Whatever leaves the cleaner must be balanced, else a browser would cut rules elsewhere than the cleaner did.
 */

/** Index behind the string that starts at `from`; `closed` is false when the line ended first. */
export const afterString = (text: string, from: number): { at: number; closed: boolean } => {
  const quote = text.charAt(from);
  for (let i = from + 1; i < text.length; i++) {
    const char = text.charAt(i);
    if (char === '\\') i++;
    else if (char === quote) return { at: i + 1, closed: true };
    else if (char === '\n') return { at: i, closed: false };
  }
  return { at: text.length, closed: false };
};

/** Calls `see` for every character outside strings and escapes; it may answer an index to go on from. */
export const eachOutside = (text: string, from: number, see: (char: string, at: number) => number | void): void => {
  let i = from;
  while (i < text.length) {
    const char = text.charAt(i);
    if (char === '\\') i += 2;
    else if (char === '"' || char === "'") i = afterString(text, i).at;
    else i = see(char, i) ?? i + 1;
  }
};

/** Splits at a character outside strings and brackets. */
export const splitOutside = (text: string, at: string): string[] => {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  eachOutside(text, 0, (char, i) => {
    if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth--;
    else if (char === at && depth <= 0) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  });
  return [...parts, text.slice(start)];
};

const closes: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

/** True when every string and bracket of a value is closed, and no brace or semicolon stands open in it. Escapes are not for it. */
export const isBalanced = (text: string): boolean => {
  const open: string[] = [];
  let isFine = true;
  for (let i = 0; i < text.length && isFine;) {
    const char = text.charAt(i);
    if (char === '\\') i += 2;
    else if (char === '"' || char === "'") {
      const end = afterString(text, i);
      isFine = end.closed;
      i = end.at;
    } else {
      if (char === '(' || char === '[') open.push(char);
      else if (closes[char]) isFine = open.pop() === closes[char];
      else if (char === '{' || char === '}' || (char === ';' && open.length === 0)) isFine = false;
      i++;
    }
  }
  return isFine && open.length === 0 && !text.includes('<!--') && !text.includes('-->');
};

/** Ends of lines and missing characters as a browser takes them before it reads a sheet: else a text would end for it where it goes on here. */
export const asLines = (css: string) => css.replace(/\r\n?|\f/g, '\n').replace(/\0/g, '\ufffd');

/** Tells the line of an offset, counted from 1; the text is gone through once, however many are asked for. */
export const linesOf = (text: string): ((offset: number) => number) => {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
};

/** Comments as blanks, so that lines still count. */
export const withoutComments = (css: string) =>
  css.replace(/\/\*[\s\S]*?(\*\/|$)/g, (comment) => comment.replace(/[^\n]/g, ' '));

/** Index of the brace that closes the one before `from`; the end of the text when none does. */
export const closingBrace = (text: string, from: number): number => {
  let depth = 1;
  let found = text.length;
  eachOutside(text, from, (char, i) => {
    if (char === '{') depth++;
    else if (char === '}' && --depth === 0) {
      found = i;
      return text.length;
    }
    return undefined;
  });
  return found;
};

/** A rule, or a statement without a body. Offsets count from the start of the text it was read from. */
export interface Block {
  prelude: string;
  preludeAt: number;
  body: string | null;
  bodyAt: number;
}

/** The rules and statements of a sheet, or of a rule's inside, in order. */
export const blocksOf = (css: string): Block[] => {
  const blocks: Block[] = [];
  let start = 0;
  const push = (end: number, body: string | null, bodyAt: number) => {
    const raw = css.slice(start, end);
    const prelude = raw.trim();
    if (prelude || body !== null) {
      blocks.push({ prelude, preludeAt: start + Math.max(0, raw.search(/\S/)), body, bodyAt });
    }
  };
  eachOutside(css, 0, (char, i) => {
    if (char === '{') {
      const end = closingBrace(css, i + 1);
      push(i, css.slice(i + 1, end), i + 1);
      start = end + 1;
      return start;
    }
    if (char === ';' || char === '}') {
      push(i, null, i);
      start = i + 1;
    }
    return undefined;
  });
  push(css.length, null, css.length);
  return blocks;
};
