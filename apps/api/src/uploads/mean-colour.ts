import sharp from 'sharp';

/**
 * The mean colour of a picture, as `c8a27f`: what its place shows until it is there. Undefined for one that lets through what is behind it,
 * which would keep that colour behind it for ever.
 */
export async function meanColour(picture: Buffer): Promise<string | undefined> {
  const { isOpaque, channels } = await sharp(picture).stats();
  const [red = 0, green = red, blue = red] = channels.map(({ mean }) => Math.round(mean));
  return isOpaque ? Buffer.from([red, green, blue]).toString('hex') : undefined;
}
