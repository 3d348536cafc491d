import { type PictureFormat, type PictureSize, widthFor } from './resize';

const defaultWidth = 800;
const forEver = 'public, max-age=31536000, immutable';

/** `?w=` and `?f=` of a picture's address. */
export interface SizeQuery {
  w?: string;
  f?: string;
}

const formatOf = (asked: string | undefined, accept: string): PictureFormat => {
  if (asked === 'avif' || asked === 'webp') return asked;
  if (asked === 'jpeg' || asked === 'jpg') return 'jpeg';
  if (accept.includes('image/avif')) return 'avif';
  return accept.includes('image/webp') || accept.includes('*/*') || accept === '' ? 'webp' : 'jpeg';
};

/** The size that an address asks for. Without `f` the browser's Accept decides. A width that is none counts as 800. */
export const sizeAsked = ({ w, f }: SizeQuery, accept = ''): PictureSize => {
  const asked = Number(w ?? defaultWidth);
  return { width: widthFor(Number.isFinite(asked) && asked > 0 ? asked : defaultWidth), format: formatOf(f, accept) };
};

/** What caches are told: answers are apart by Accept, and what stands in for a format that is still made is asked for again soon. */
export const sizeHeaders = (asked: PictureSize, sent: PictureFormat) => ({
  'content-type': `image/${sent}`,
  'cache-control': sent === asked.format ? forEver : 'public, max-age=60',
  vary: 'accept',
});
