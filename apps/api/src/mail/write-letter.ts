import type { Letter, LetterPart, Sender, WrittenLetter } from './letter';
import { letterHtml } from './letter-html';
import { letterText } from './letter-text';

const filledPart = (part: LetterPart, fill: (text: string) => string): LetterPart =>
  part.kind === 'facts' ? { ...part, title: fill(part.title), lines: part.lines.map(fill) } : part;

/** Puts the store's name where a letter's own sentences ask for it. */
const filled = (letter: Letter, name: string): Letter => {
  const fill = (text: string) => text.replaceAll('{store}', name);
  const { subject, paragraphs, button, parts, small } = letter;
  return {
    ...letter,
    subject: fill(subject),
    paragraphs: paragraphs.map(fill),
    ...(button ? { button: { ...button, label: fill(button.label) } } : {}),
    ...(parts ? { parts: parts.map((part) => filledPart(part, fill)) } : {}),
    ...(small ? { small: small.map(fill) } : {}),
  };
};

/** Writes a letter out, as HTML and as text. */
export const writeLetter = (letter: Letter, sender: Sender): WrittenLetter => {
  const whole = filled(letter, sender.name);
  return { subject: whole.subject, text: letterText(whole, sender), html: letterHtml(whole, sender) };
};
