import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Turns the renders in a folder into the WebP files of the demo store: `node tools/pictures/convert.mjs out`. */
const from = process.argv[2] ?? 'out';
const pictures = join(import.meta.dirname, '../../apps/api/seed/pictures');
const largest = 1600;

const hero = { width: 2400, height: 1000, fit: 'cover' };

const placeOf = (name) => {
  if (name.startsWith('hero-')) return { file: join(pictures, 'banners', `${name}.webp`), size: hero };
  return { file: join(pictures, 'products', `${name}.webp`), size: { width: largest, withoutEnlargement: true } };
};

for (const png of readdirSync(from).filter(
  (name) => name.endsWith('.png') && !existsSync(join(from, `${name}.lock`)),
)) {
  const { file, size } = placeOf(png.slice(0, -'.png'.length));
  const made = await sharp(join(from, png))
    .resize({ kernel: 'lanczos3', ...size })
    .sharpen({ sigma: 0.7, m1: 0, m2: 1.2 })
    .webp({ quality: 86, effort: 5, smartSubsample: true })
    .toFile(file);
  console.log(file, `${made.width}×${made.height}`, `${Math.round(made.size / 1024)} KiB`);
}
