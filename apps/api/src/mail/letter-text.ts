import { frenchSpaces } from '../french-spaces';
import type { Letter, LetterPart, Sender } from './letter';
import { letterWords } from './letter-words';

const partText = (part: LetterPart, colon: string): string => {
  switch (part.kind) {
    case 'lines':
      return [
        `${part.title}, ${part.number}`,
        ...part.lines.map(
          ({ num, name, variant, amount }) => `  ${num} × ${name}${variant ? ` (${variant})` : ''}, ${amount}`,
        ),
      ].join('\n');
    case 'sums':
      return part.rows.map(({ label, amount }) => `${label}${colon}${amount}`).join('\n');
    case 'facts':
      return [part.title, ...part.lines.map((line) => `  ${line}`)].join('\n');
  }
};

/** The letter for programs that show no HTML. */
export const letterText = (letter: Letter, { name, email, origin }: Sender): string => {
  const { locale, paragraphs, button, parts = [], small = [] } = letter;
  const colon = locale === 'fr' ? frenchSpaces(' : ') : ': ';
  const blocks = [
    ...paragraphs,
    ...(button ? [`${button.label}${colon}${button.href}`] : []),
    ...parts.map((part) => partText(part, colon)),
    ...small,
    [name, ...(email ? [letterWords(locale, 'contact', { email })] : []), origin].join('\n'),
  ];
  return `${blocks.join('\n\n')}\n`;
};
