const hidden = /[\u0000-\u0020\u007f-\u00a0\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2064\u3000\ufeff]/g;

const hasScheme = /^[a-z][a-z0-9+.-]*:/i;
const pictureData = /^data:image\/(png|jpe?g|gif|webp|avif);base64,[A-Za-z0-9+/=]+$/i;
const pictureDataMax = 64 * 1024;

/**
 * An address that a shopper may follow: of this store, http(s), mailto, tel or sms. An empty one leads home.
 * @returns null for anything else: `javascript:`, `data:`, `blob:` and whatever comes next.
 * Source: spec 2 "Custom pages" (an empty link goes to /).
 */
export const cleanLink = (value: string): string | null => {
  const address = value.replace(hidden, '');
  if (address === '') return '/';
  if (/^[\\/]{2}/.test(address)) return cleanLink(`https:${address.replace(/\\/g, '/')}`);
  if (!hasScheme.test(address)) return address.includes('\\') ? null : address;
  if (/^(mailto|tel|sms):[^<>"']*$/i.test(address)) return address;
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return null;
  const url = new URL(address);
  return url.username || url.password ? null : url.href;
};

/**
 * An address of a picture or film: of this store, or https.
 * @returns null for anything else; a picture may also be a small `data:` of a raster format.
 */
export const cleanMedia = (value: string): string | null => {
  const address = value.replace(hidden, '');
  if (pictureData.test(address)) return address.length <= pictureDataMax ? address : null;
  if (/^\/(?![\\/])/.test(address)) return address;
  return /^https:\/\//i.test(address) && URL.canParse(address) ? new URL(address).href : null;
};

/** A `srcset`: candidates that are not clean are left out, and stand in `refused` as they were written. */
export const cleanSrcset = (value: string): { text: string; refused: string[] } => {
  const kept: string[] = [];
  const refused: string[] = [];
  for (const part of value.split(/,\s+|,$/).map((one) => one.trim())) {
    if (part === '') continue;
    const [address = '', size = ''] = part.split(/\s+/);
    const clean = cleanMedia(address);
    if (clean && /^(\d+(\.\d+)?[wx])?$/.test(size)) kept.push(`${clean} ${size}`.trim());
    else refused.push(part);
  }
  return { text: kept.join(', '), refused };
};
