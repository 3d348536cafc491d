import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { PictureKind } from './uploads.repository';

/** Stands before the colour in a name. One name in 65,536 has it by chance: its picture has a wrong colour until it is there. */
const colourMark = 'c010';

/** The mean colour of a picture, as `c8a27f`; undefined for one that lets through what is behind it, where the colour would stay for ever. */
async function meanColour(picture: Buffer): Promise<string | undefined> {
  const { isOpaque, channels } = await sharp(picture).stats();
  const [red = 0, green = red, blue = red] = channels.map(({ mean }) => Math.round(mean));
  return isOpaque ? Buffer.from([red, green, blue]).toString('hex') : undefined;
}

/**
 * A name that nobody can guess, of 32 hexadecimal digits. The last six of a product's picture, which everybody is shown anyway, are the
 * mean of its colours: the page shows that colour where the picture will stand, until it is there (libs/ui, `Picture`).
 */
export async function uploadName(picture: Buffer, model: PictureKind): Promise<string> {
  const colour = model === 'product' ? await meanColour(picture) : undefined;
  return colour ? `${randomBytes(11).toString('hex')}${colourMark}${colour}` : randomBytes(16).toString('hex');
}
