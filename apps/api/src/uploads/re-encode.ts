import { pictureMaxBytes } from '@souk/domain';
import { deskPictureMaxBytes } from '@souk/domain/desk';
import sharp from 'sharp';
import { ReplyError } from '../errors';
import type { Locale } from '../locale';
import { uploadWords } from './uploads.words';

const maxPixels = 24_000_000;
const longestSide = 1600;

/** What is taken from whom, how often in an hour. `takesWebp`: beside JPG and PNG. */
export interface PictureRule {
  maxBytes: number;
  takesWebp: boolean;
  anHour: number;
}
export const shopperPictures: PictureRule = { maxBytes: pictureMaxBytes, takesWebp: false, anHour: 60 };
/** Whoever fills a shop sends the pictures of many products. */
export const deskPictures: PictureRule = { maxBytes: deskPictureMaxBytes, takesWebp: true, anHour: 600 };

const jpeg = [0xff, 0xd8, 0xff];
const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const startsWith = (file: Buffer, bytes: readonly number[]) => bytes.every((byte, at) => file[at] === byte);

const isWebp = (file: Buffer) => file.toString('latin1', 0, 4) === 'RIFF' && file.toString('latin1', 8, 12) === 'WEBP';

/** Whether a file is a JPG or PNG by its first bytes; its name and what the browser says of it count for nothing. */
export const isPicture = (file: Buffer): boolean => startsWith(file, jpeg) || startsWith(file, png);

const pixelsOf = async (file: Buffer): Promise<number> => {
  const { width = 0, height = 0 } = await sharp(file, { limitInputPixels: false }).metadata();
  return width * height;
};

/**
 * A picture drawn anew: turned upright, at most 1600 pixels a side, with nothing of the old file in it.
 * @throws {ReplyError} 415 when it is of no kind that is taken, or can not be read; 413 above 24 megapixels.
 */
export async function reEncode(file: Buffer, locale: Locale, { takesWebp }: PictureRule): Promise<Buffer> {
  if (!isPicture(file) && !(takesWebp && isWebp(file)))
    throw new ReplyError('CONTENT_NOT_ACCEPTED', uploadWords(locale, takesWebp ? 'deskKind' : 'kind'));
  const broken = () => {
    throw new ReplyError('CONTENT_NOT_ACCEPTED', uploadWords(locale, 'broken'));
  };
  if ((await pixelsOf(file).catch(broken)) > maxPixels)
    throw new ReplyError('CONTENT_TOO_LARGE', uploadWords(locale, 'tooManyPixels'));
  return sharp(file, { limitInputPixels: maxPixels })
    .rotate()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 80 })
    .toBuffer()
    .catch(broken);
}
