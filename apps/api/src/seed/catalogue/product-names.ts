import type { Kind } from './kind';

const series = [
  'Lune',
  'Alba',
  'Fjord',
  'Brume',
  'Tilia',
  'Cala',
  'Juno',
  'Mira',
  'Halden',
  'Orme',
  'Vale',
  'Lido',
  'Arden',
  'Perle',
  'Solis',
  'Corso',
  'Marlow',
  'Elba',
  'Quill',
  'Ines',
  'Noor',
  'Tavira',
  'Kilda',
  'Faro',
  'Selva',
  'Rive',
  'Osier',
  'Nord',
  'Vesper',
  'Dune',
] as const;

const step = 7; // apart from 30, so that neighbours in a category bear different names

/** Lower-case words joined by hyphens, without accents. */
export const slugify = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** The name of a kind's product of one round: the plain noun first, then one name of a series after another. */
export function productName(kind: Kind, place: { kind: number; round: number }) {
  if (place.round === 0) return kind.name;
  const index = place.round - 1;
  const name = series[(index + place.kind * step) % series.length] ?? '';
  const number = Math.floor(index / series.length);
  const called = number === 0 ? name : `${name} No. ${number + 1}`;
  return {
    en: `${called} ${kind.name.en.charAt(0).toLowerCase()}${kind.name.en.slice(1)}`,
    fr: `${kind.name.fr} ${called}`,
  };
}
