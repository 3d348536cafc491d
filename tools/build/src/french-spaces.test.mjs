import { parse } from '@formatjs/icu-messageformat-parser';
import { spaceFrench } from './french-spaces.cjs';

const textOf = (nodes) =>
  nodes
    .map(({ type, value, options, children }) => {
      if (type === 0) return value;
      const within = children ?? Object.values(options ?? {}).flatMap((option) => option.value);
      return within.length ? textOf(within) : `{${value}}`;
    })
    .join('');
const spaced = (message) => textOf(spaceFrench(parse(message)));

test.each([
  ['Supprimer ?', 'Supprimer\u202f?'],
  ['Trop tard ; merci !', 'Trop tard\u202f; merci\u202f!'],
  ['Motif : {reason}', 'Motif\u00a0: {reason}'],
  ['Résultats pour « {title} ».', 'Résultats pour «\u00a0{title}\u00a0».'],
  ['{days, plural, one {Un jour ?} other {Des jours ?}}', 'Un jour\u202f?Des jours\u202f?'],
  ['<link>Pourquoi ?</link>', 'Pourquoi\u202f?'],
  ['-{percent, number} %', '-{percent}\u202f%'],
  ['De 0,01 $ à 1 000 000 $', 'De 0,01\u00a0$ à 1\u202f000\u202f000\u00a0$'],
  ['Photos de 5 Mo, {max} Mo au plus', 'Photos de 5\u00a0Mo, {max}\u00a0Mo au plus'],
  ['Le 3 octobre 2026, 12 moments, 30 2026', 'Le 3 octobre 2026, 12 moments, 30 2026'],
  ['Encore 10:30, https://souk.test', 'Encore 10:30, https://souk.test'],
])('[I18N-01] "%s" keeps its marks on their line', (message, expected) => expect(spaced(message)).toBe(expected));
