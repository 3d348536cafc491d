import { join } from 'node:path';
import sharp from 'sharp';

/** Makes the merchants' banners, 1600 by 400, from pictures of what each sells: `node tools/pictures/merchants.mjs`. */
const pictures = join(import.meta.dirname, '../../apps/api/seed/pictures');
const width = 1600;
const height = 400;
/** Neighbours fade into each other over so many pixels, so that no seam shows. */
const fade = 80;

const ranges = {
  brass: ['candle', 'bicycle-bell', 'candle-holder', 'table-clock', 'globe-lamp'],
  glass: ['wine-glass-pair', 'storage-jar', 'glass-carafe', 'tumbler-trio'],
  glaze: ['ceramic-mug-white', 'teapot', 'stoneware-bowl-indigo', 'milk-jug', 'egg-cups'],
  leather: ['notebook', 'key-ring', 'wallet', 'belt', 'sunglasses'],
  linen: ['cushion-sage', 'linen-shirt-blue', 'tea-towels', 'canvas-tote-natural', 'bath-towel'],
  oak: ['wooden-spoons', 'stool', 'cutting-board', 'side-table', 'salt-and-pepper-mills'],
  steel: ['french-press', 'water-bottle', 'steel-kettle', 'casserole', 'watering-can'],
  wool: ['storage-basket', 'wool-hat', 'wool-blanket', 'landing-scarf-camel', 'wool-rug'],
};

/** From clear to full over the first pixels. */
const fadeIn = (tileWidth) =>
  Buffer.from(
    `<svg width="${tileWidth}" height="${height}"><linearGradient id="fade"><stop stop-opacity="0"/>` +
      `<stop offset="${fade / tileWidth}"/></linearGradient><rect width="100%" height="100%" fill="url(#fade)"/></svg>`,
  );

/** The middle of a product's picture, cut to its place in the row. */
const tileOf = async (slug, place, count) => {
  const step = width / count;
  const left = Math.max(0, Math.round(place * step - fade / 2));
  const tileWidth = Math.min(width, Math.round((place + 1) * step + fade / 2)) - left;
  const size = Math.max(height, tileWidth);
  const square = await sharp(join(pictures, 'products', `${slug}.webp`))
    .resize(size, size)
    .ensureAlpha()
    .toBuffer();
  const cut = sharp(square).extract({
    left: Math.round((size - tileWidth) / 2),
    top: Math.round((size - height) / 2),
    width: tileWidth,
    height,
  });
  if (place > 0) cut.composite([{ input: fadeIn(tileWidth), blend: 'dest-in' }]);
  return { input: await cut.png().toBuffer(), left, top: 0 };
};

for (const [name, slugs] of Object.entries(ranges)) {
  const tiles = await Promise.all(slugs.map((slug, place) => tileOf(slug, place, slugs.length)));
  const made = await sharp({ create: { width, height, channels: 3, background: '#d8d1c4' } })
    .composite(tiles)
    .webp({ quality: 86, effort: 5, smartSubsample: true })
    .toFile(join(pictures, 'merchants', `${name}-range.webp`));
  console.log(name, `${Math.round(made.size / 1024)} KiB`);
}
