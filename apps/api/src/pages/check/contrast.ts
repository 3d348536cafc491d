import Color from 'color';

/** Length of a colour's text, in characters; what is longer is none, and would take the reader of colours minutes. */
const longest = 80;

/** A plain colour; null for anything that depends on more than itself: a variable, a colour that lets its ground through. */
const readColor = (text: string) => {
  if (!text.trim() || text.length > longest) return null;
  try {
    const color = Color(text.trim().toLowerCase());
    return color.alpha() === 1 ? color : null;
  } catch {
    return null;
  }
};

/** Least contrast of text. Source: WCAG 2.2, 1.4.3. */
export const leastContrast = 4.5;

const valueOf = (declarations: string, property: RegExp) =>
  declarations
    .split(';')
    .map((part) => part.split(':'))
    .findLast(([name]) => property.test((name ?? '').trim()))?.[1];

/** The contrast of a rule that sets both text and ground as plain colours; null when it does not. Source: WCAG 2.2, 1.4.3. */
export const contrastOf = (declarations: string): number | null => {
  const text = readColor(valueOf(declarations, /^color$/i) ?? '');
  const ground = readColor(valueOf(declarations, /^background(-color)?$/i) ?? '');
  return text && ground ? text.contrast(ground) : null;
};
