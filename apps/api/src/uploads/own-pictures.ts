import { fieldErrors } from '../errors';
import type { Locale } from '../locale';
import { claimUploads, type UploadOwner } from './uploads.repository';
import { uploadWords } from './uploads.words';

const pattern = /^\/img\/u\/([0-9a-f]{32})\.webp$/;

/** The address without what lets somebody look: as it is stored, and as it comes back from a form. */
export const bareUrl = (url: string): string => url.split('?')[0] ?? '';

/** Name of the upload at that address; undefined for any other picture. */
export const uploadNameOf = (url: string): string | undefined => pattern.exec(url)?.[1];

/** The address of an uploaded picture. */
export const uploadUrl = (name: string) => `/img/u/${name}.webp`;

interface Use {
  owner: UploadOwner;
  /** Where a refusal is shown. */
  field: string;
  /** No more than these: what one form takes, another does not. */
  most: number;
  locale: Locale;
  now: Date;
}

/**
 * Takes pictures into use that the same person uploaded before: for reviews, refunds, tickets, applications, avatars, products.
 * Call it in the transaction that stores their addresses.
 * @throws {ReplyError} 400 at `field` for more than `most`, or for an address that is not theirs.
 */
export async function useOwnPictures(
  urls: readonly string[],
  { owner, field, most, locale, now }: Use,
): Promise<string[]> {
  const unique = [...new Set(urls.map(bareUrl))];
  if (unique.length === 0) return [];
  if (unique.length > most) throw fieldErrors({ [field]: uploadWords(locale, 'tooMany', { n: most }) });
  const names = unique.map((url) => pattern.exec(url)?.[1] ?? '');
  const own = await claimUploads(owner, names, now);
  if (own.length !== unique.length) throw fieldErrors({ [field]: uploadWords(locale, 'unknown') });
  return unique;
}
