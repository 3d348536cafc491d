import { existsSync } from 'node:fs';
import { packagePath } from '../package-folder';
import { canDye, dyes, type Dye } from './dye';

/** A picture as its address names it: a file of the package, mirrored or dyed. */
export interface PictureName {
  file: string;
  /** The name without its ending: which thing it shows. */
  subject: string;
  isMirrored: boolean;
  /** Null leaves its colours alone. */
  dye: Dye | null;
}

// eslint-disable-next-line security/detect-unsafe-regex -- every length is bounded, so that a long name costs nothing
const pattern = /^([a-z0-9-]{1,80})(?:~([a-z]{1,12}))?\.(?:webp|avif|jpg|jpeg|png)$/;

const folders = ['products', 'banners'] as const;

const fileOf = (name: string): string | null => {
  const places = name.startsWith('merchant-')
    ? [packagePath('seed/pictures/merchants', `${name.slice('merchant-'.length)}.webp`)]
    : folders.map((folder) => packagePath('seed/pictures', folder, `${name}.webp`));
  return places.find((file) => existsSync(file)) ?? null;
};

const isDye = (word: string): word is Dye => Object.hasOwn(dyes, word);

/** Reads `candle~plum.webp`; null for a name that is none, of no picture, or of a change that it cannot bear. */
export function readPictureName(asked: string): PictureName | null {
  const [, subject = '', change] = pattern.exec(asked) ?? [];
  const file = subject ? fileOf(subject) : null;
  if (!file) return null;
  if (change === undefined || change === 'm') return { file, subject, isMirrored: change === 'm', dye: null };
  return isDye(change) && canDye(subject) ? { file, subject, isMirrored: false, dye: change } : null;
}
