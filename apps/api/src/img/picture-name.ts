import { existsSync } from 'node:fs';
import { packagePath } from '../package-folder';

const pattern = /^([a-z0-9-]{1,80})\.(?:webp|avif|jpg|jpeg|png)$/;

const folders = ['products', 'banners'] as const;

const fileOf = (name: string): string | null => {
  const places = name.startsWith('merchant-')
    ? [packagePath('seed/pictures', 'merchants', `${name.slice('merchant-'.length)}.webp`)]
    : folders.map((folder) => packagePath('seed/pictures', folder, `${name}.webp`));
  return places.find((file) => existsSync(file)) ?? null;
};

/** The package's file for `candle.webp`, the name without its ending being the picture's; null when there is none. */
export function pictureFile(asked: string): string | null {
  const name = pattern.exec(asked)?.[1];
  return name === undefined ? null : fileOf(name);
}
