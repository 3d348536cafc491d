import type { Locale } from '../locale';

/** One thing that was ordered. Amounts are written out, pictures and links are whole addresses. */
export interface LetterLine {
  name: string;
  /** 'Blue · S'; empty for a product without a choice. */
  variant: string;
  num: number;
  amount: string;
  picture: string;
}

/** A part of a letter, in the order in which they stand. */
export type LetterPart =
  /** `number` stands behind the title, in one piece. */
  | { kind: 'lines'; title: string; number: string; lines: LetterLine[] }
  | { kind: 'sums'; rows: { label: string; amount: string }[] }
  | { kind: 'facts'; title: string; lines: string[] };

/**
 * A mail before it is written out: its HTML and its text are made from the same data, so that they cannot disagree.
 * `{store}` in any of its texts becomes the store's name.
 */
export interface Letter {
  locale: Locale;
  subject: string;
  /** Sentences, one to a paragraph. */
  paragraphs: string[];
  /** A code to type, shown large; it stands in the paragraphs too. */
  code?: string;
  /** The one thing to do next. */
  button?: { label: string; href: string };
  parts?: LetterPart[];
  /** What may be skipped, below all else. */
  small?: string[];
}

/** Whose letter it is. */
export interface Sender {
  name: string;
  /** Where a reader can write to; empty when the owner gave no address. */
  email: string;
  /** Where the store is, without a slash at its end. */
  origin: string;
}

/** A letter written out. */
export interface WrittenLetter {
  subject: string;
  text: string;
  html: string;
}

/** Paragraphs of a sentence that was written with empty lines between them. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split('\n\n')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
