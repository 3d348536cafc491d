import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Widths that pages ask for; any other is rounded up to the next, so that nobody fills the disk. */
export const widths = [64, 96, 128, 160, 240, 320, 400, 480, 640, 800, 960, 1200, 1600, 2000, 2400] as const;

export type PictureFormat = 'webp' | 'avif' | 'jpeg';

export const widthFor = (asked: number): number => widths.find((width) => width >= asked) ?? 2400;

const atOnce = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** Two pictures at a time: more would take the whole machine from the shoppers. */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
};

const render = async (source: string, width: number, format: PictureFormat): Promise<Buffer> => {
  const image = sharp(source).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return image.avif({ quality: 50, effort: 2 }).toBuffer();
  return format === 'jpeg'
    ? image.jpeg({ quality: 78, mozjpeg: true }).toBuffer()
    : image.webp({ quality: 78 }).toBuffer();
};

const fileFor = (folder: string, source: string, width: number, format: PictureFormat) =>
  join(folder, `${createHash('sha1').update(source).digest('hex').slice(0, 20)}-${width}.${format}`);

/** Reads what was resized before; null when it was not. */
const kept = (file: string): Promise<Buffer | null> => readFile(file).catch(() => null);

const keep = async (folder: string, file: string, picture: Buffer) => {
  const own = `${file}.${process.pid}.tmp`;
  await mkdir(folder, { recursive: true });
  await writeFile(own, picture);
  await rename(own, file);
};

const underWay = new Map<string, Promise<Buffer>>();

const make = (folder: string, file: string, work: () => Promise<Buffer>): Promise<Buffer> => {
  const found = underWay.get(file);
  if (found) return found;
  const made = inTurn(work)
    .then(async (picture) => {
      await keep(folder, file, picture);
      return picture;
    })
    .finally(() => underWay.delete(file));
  underWay.set(file, made);
  return made;
};

/**
 * A picture in the size and format asked for, made once and kept on disk.
 * AVIF is small and slow to make: it is sent only once it is there, and made meanwhile in the background.
 */
export async function pictureIn(
  folder: string,
  source: string,
  asked: { width: number; format: PictureFormat },
): Promise<{ data: Buffer; format: PictureFormat }> {
  const file = fileFor(folder, source, asked.width, asked.format);
  const found = await kept(file);
  if (found) return { data: found, format: asked.format };
  if (asked.format === 'avif') {
    void make(folder, file, () => render(source, asked.width, 'avif')).catch(() => undefined);
    return pictureIn(folder, source, { ...asked, format: 'webp' });
  }
  return { data: await make(folder, file, () => render(source, asked.width, asked.format)), format: asked.format };
}
