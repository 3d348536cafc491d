import { escapeHtml } from '../http/escape-html';

/** HTML that is safe to send. */
export class Markup {
  constructor(readonly text: string) {}
}

type Piece = Markup | string | number | readonly Markup[];

const textOf = (piece: Piece): string => {
  if (piece instanceof Markup) return piece.text;
  return typeof piece === 'object' ? piece.map(({ text }) => text).join('') : escapeHtml(String(piece));
};

/**
 * Writes HTML: whatever is put in is text and is escaped, unless it is markup itself.
 * @example markup`<p>${name}</p>`
 */
export const markup = (strings: TemplateStringsArray, ...pieces: Piece[]): Markup =>
  new Markup(strings.map((string, at) => string + (at < pieces.length ? textOf(pieces[at] ?? '') : '')).join(''));
