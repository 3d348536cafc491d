import type { DeskCategory } from '@souk/contract/desk';

type Named = Pick<DeskCategory, 'id' | 'parentId' | 'nameEn' | 'nameFr'>;

/** A category's name in a language. */
export const nameIn = ({ nameEn, nameFr }: Pick<Named, 'nameEn' | 'nameFr'>, locale: string): string =>
  locale === 'fr' ? nameFr : nameEn;

/** A category's name with those above it: `Home › Kitchen › Cups`. */
export const fullName = (all: readonly Named[], id: number, locale: string): string => {
  const found = all.find((one) => one.id === id);
  if (!found) return '';
  const own = nameIn(found, locale);
  return found.parentId === null ? own : `${fullName(all, found.parentId, locale)} › ${own}`;
};

/** Whether a category is another one or stands below it. */
export const isWithin = (all: readonly Named[], id: number, other: number): boolean => {
  if (id === other) return true;
  const parentId = all.find((one) => one.id === id)?.parentId ?? null;
  return parentId !== null && isWithin(all, parentId, other);
};

/** How many products a category and those below it hold. */
export const productsWithin = (all: readonly (Named & { products: number })[], id: number): number =>
  all.filter((one) => isWithin(all, one.id, id)).reduce((sum, { products }) => sum + products, 0);

/** How many levels a category and what is below it take. */
export const heightOf = (all: readonly Named[], id: number): number =>
  1 + Math.max(0, ...all.filter(({ parentId }) => parentId === id).map((one) => heightOf(all, one.id)));

/** Where a category may stand: not below itself, and so that nothing is deeper than three levels. */
export const possibleParents = (all: readonly (Named & { level: number })[], id: number): number[] =>
  all.filter((one) => !isWithin(all, one.id, id) && one.level + heightOf(all, id) <= 3).map((one) => one.id);

/** How many products of a category and those below it do not stand where it was moved to yet. */
export const followingWithin = (all: readonly (Named & { following: number })[], id: number): number =>
  all.filter((one) => isWithin(all, one.id, id)).reduce((sum, { following }) => sum + following, 0);

/** Which categories can take in another one with what stands below it: not below itself, and nothing deeper than three levels. */
export const possibleTargets = (all: readonly (Named & { level: number })[], id: number): number[] =>
  all.filter((one) => !isWithin(all, one.id, id) && one.level + heightOf(all, id) - 1 <= 3).map((one) => one.id);
