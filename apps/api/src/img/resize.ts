import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { bytesOf } from '../storage/layered-store';
import type { ObjectKey, ObjectStore } from '../storage/object-store';

/** Widths that pages ask for; any other is rounded up to the next, so that nobody fills the disk. */
export const widths = [64, 96, 128, 160, 240, 320, 400, 480, 640, 800, 960, 1200, 1600, 2000, 2400] as const;

export type PictureFormat = 'webp' | 'avif' | 'jpeg';

export const widthFor = (asked: number): number => widths.find((width) => width >= asked) ?? 2400;

/** How large a picture is wanted, and packed how. */
export interface PictureSize {
  width: number;
  format: PictureFormat;
}

/** What a picture is made from. Its sizes lie at `sizesAt`: two sources with the same place are the same picture. */
export interface PictureSource {
  sizesAt(): Promise<ObjectKey>;
  /** Its bytes, or the file that holds them. @throws when it cannot be read */
  read(): Promise<Buffer | string>;
}

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

const render = async (source: PictureSource, { width, format }: PictureSize): Promise<Buffer> => {
  const image = sharp(await source.read()).resize({ width, withoutEnlargement: true });
  if (format === 'avif') return image.avif({ quality: 50, effort: 2 }).toBuffer();
  return format === 'jpeg'
    ? image.jpeg({ quality: 78, mozjpeg: true }).toBuffer()
    : image.webp({ quality: 78 }).toBuffer();
};

/** Hashes of the pictures that were asked for; they are files of the package and do not change while it runs. */
const digests = new Map<string, string>();
const digestOf = async (source: string): Promise<string> => {
  const known = digests.get(source);
  if (known) return known;
  const digest = createHash('sha256')
    .update(await readFile(source))
    .digest('hex')
    .slice(0, 20);
  digests.set(source, digest);
  return digest;
};

/** A file of the package. Its sizes lie by what is in it, not where it lies: processes of several releases share one storage. */
export const fileSource = (path: string): PictureSource => ({
  sizesAt: async () => `public/pictures/${await digestOf(path)}`,
  read: async () => path,
});

const keyFor = async (source: PictureSource, { width, format }: PictureSize): Promise<ObjectKey> =>
  `${await source.sizesAt()}-${width}.${format}`;

/** Reads what was resized before; null when it was not, or the storage is out: it can be made again. */
const kept = async (store: ObjectStore, key: ObjectKey): Promise<Buffer | null> => {
  const found = await store.get(key).catch(() => null);
  return found && bytesOf(found).catch(() => null);
};

const underWay = new Map<string, Promise<Buffer>>();

const make = (store: ObjectStore, key: ObjectKey, work: () => Promise<Buffer>): Promise<Buffer> => {
  const found = underWay.get(key);
  if (found) return found;
  const made = inTurn(work)
    .then(async (picture) => {
      await store.put(key, picture).catch(() => undefined); // shown all the same, and made again for the next
      return picture;
    })
    .finally(() => underWay.delete(key));
  underWay.set(key, made);
  return made;
};

/**
 * A picture in the size and format asked for, made once and stored.
 * AVIF is small and slow to make: it is sent only once it is there, and made meanwhile in the background.
 */
export async function pictureIn(
  store: ObjectStore,
  source: PictureSource,
  asked: PictureSize,
): Promise<{ data: Buffer; format: PictureFormat }> {
  const key = await keyFor(source, asked);
  const found = await kept(store, key);
  if (found) return { data: found, format: asked.format };
  const made = make(store, key, () => render(source, asked));
  if (asked.format !== 'avif') return { data: await made, format: asked.format };
  void made.catch(() => undefined);
  return pictureIn(store, source, { ...asked, format: 'webp' });
}

/** Makes a size before anybody asks for it; one that is stored already stays. @throws when its source cannot be read */
export async function makeAhead(store: ObjectStore, source: PictureSource, size: PictureSize): Promise<void> {
  const key = await keyFor(source, size);
  if (!(await kept(store, key))) await make(store, key, () => render(source, size));
}
