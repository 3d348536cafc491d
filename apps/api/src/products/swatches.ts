import { isColour } from '@souk/domain';
import type { Locale } from '../locale';
import type { ProductAttribute } from './options';

/** How colours look that goods are commonly called by, muted as dyed and glazed things are. */
const looks: Readonly<Record<string, string>> = {
  amber: '#c98a2b',
  beige: '#d9c7a7',
  black: '#26231f',
  blue: '#3d6186',
  brown: '#6f4a31',
  burgundy: '#6d2434',
  camel: '#b98a55',
  charcoal: '#42413f',
  copper: '#b06a44',
  coral: '#e07f64',
  cream: '#f3e9d2',
  gold: '#c2a14d',
  gray: '#8b8984',
  green: '#4c7350',
  grey: '#8b8984',
  indigo: '#34406f',
  ivory: '#f4efe2',
  lavender: '#a79bc4',
  moss: '#6b7440',
  mustard: '#c79a2e',
  natural: '#d8c3a0',
  navy: '#26344f',
  olive: '#75743f',
  orange: '#d1752f',
  pink: '#dba0a3',
  plum: '#653a55',
  purple: '#6d5088',
  red: '#a8321f',
  rust: '#a4512d',
  sage: '#9aa88a',
  sand: '#d7c3a2',
  silver: '#bfc1c2',
  teal: '#2b6a70',
  terracotta: '#bf6a48',
  turquoise: '#4aa3a2',
  white: '#fdfcf9',
  yellow: '#dfb93f',
};

/** How a colour of this name looks; null when nobody knows. */
export const lookOf = (colour: string): string | null => looks[colour.toLowerCase()] ?? null;

const most = 5;

/**
 * The colours in which a product is made, for its card; empty when there is nothing to choose between.
 * A colour that no one has heard of keeps its name and has no look.
 */
export function swatchesOf(attributes: readonly ProductAttribute[], locale: Locale) {
  const colour = attributes.find((one) => isColour(one.name));
  if (!colour || colour.values.length < 2) return [];
  return colour.values.slice(0, most).map((value, at) => ({
    name: (locale === 'fr' ? colour.valuesFr[at] : undefined) ?? value,
    color: lookOf(value),
  }));
}
