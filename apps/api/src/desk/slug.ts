import { plainText } from '../search/text';

/** A part of an address made of a name: small letters, digits and hyphens. @param otherwise where nothing of the name is left */
export const slugOf = (name: string, otherwise: string): string =>
  plainText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || otherwise;
