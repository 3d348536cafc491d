/** @returns whether a name is like wish-list: it becomes a file's, a type's and a variable's */
export const isKebab = (name) => /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name ?? '');
/** @param kebab a name like wish-list @returns the same as a type's name: WishList */
export const pascal = (kebab) => kebab.replace(/(^|-)(\w)/g, (_all, _dash, letter) => letter.toUpperCase());
/** @returns the same as a variable's name: wishList */
export const camel = (kebab) => pascal(kebab).replace(/^\w/, (letter) => letter.toLowerCase());
/** @returns the same as words: Wish list */
export const words = (kebab) => kebab.replaceAll('-', ' ').replace(/^\w/, (letter) => letter.toUpperCase());
