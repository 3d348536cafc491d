import type { DeskHit, FindKind } from '@souk/contract/desk';

/** One line of what was found: a screen, or a thing with its kind. */
export type FindLine = { kind: FindKind | 'screen'; to: string; name: string; about: string };

/** A screen of the desk with its name in the reader's language. */
export type NamedScreen = { path: string; name: string };

const paths: Readonly<Record<FindKind, string>> = {
  order: '/orders',
  refund: '/refunds',
  ticket: '/tickets',
  product: '/products',
  customer: '/customers',
  merchant: '/merchants',
};

/** Small letters without accents, as somebody types a name in a hurry. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * The lines for a text: screens with it in their name, every screen for none, then what the server found.
 * @param base under which the desk's pages stand
 */
export const linesOf = (
  text: string,
  screens: readonly NamedScreen[],
  hits: readonly DeskHit[],
  base: string,
): FindLine[] => [
  ...screens
    .filter(({ name }) => plain(name).includes(plain(text)))
    .map(({ path, name }) => ({ kind: 'screen' as const, to: base + path, name, about: '' })),
  ...hits.map(({ kind, id, name, about }) => ({
    kind,
    to: `${base}${paths[kind]}/${encodeURIComponent(id)}`,
    name,
    about,
  })),
];
