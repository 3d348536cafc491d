import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** Turns the renders in a folder into the WebP files of the demo store: `node tools/pictures/convert.mjs out`. */
const from = process.argv[2] ?? 'out';
const pictures = join(import.meta.dirname, '../../apps/api/seed/pictures');
const largest = 1600;

const kinds = [
  { prefix: 'hero-', folder: 'banners', size: { width: 2400, height: 1000 } },
  { prefix: 'merchant-', folder: 'merchants', size: { width: 1600, height: 400 } },
];

const placeOf = (name) => {
  const kind = kinds.find(({ prefix }) => name.startsWith(prefix));
  if (!kind)
    return { file: join(pictures, 'products', `${name}.webp`), size: { width: largest, withoutEnlargement: true } };
  const own = kind.folder === 'merchants' ? name.slice(kind.prefix.length) : name;
  return { file: join(pictures, kind.folder, `${own}.webp`), size: { ...kind.size, fit: 'cover' } };
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
