import { ramp, toHsl, toRgb, type Hsl } from './colour';
import { grown, shrunk, type Mask } from './mask';

/** What a picture can be dyed, by the last part of its name: `candle~plum.webp`. `light` is a factor. */
export const dyes = {
  rust: { hue: 15, saturation: 0.46, light: 0.92 },
  terracotta: { hue: 19, saturation: 0.42, light: 1.08 },
  coral: { hue: 11, saturation: 0.46, light: 1.06 },
  moss: { hue: 82, saturation: 0.26, light: 0.88 },
  green: { hue: 142, saturation: 0.22, light: 0.88 },
  teal: { hue: 178, saturation: 0.26, light: 0.92 },
  blue: { hue: 208, saturation: 0.3, light: 0.92 },
  indigo: { hue: 226, saturation: 0.34, light: 0.84 },
  plum: { hue: 332, saturation: 0.26, light: 0.8 },
} as const;

export type Dye = keyof typeof dyes;

/** Hues between two degrees, from a saturation on, from a share of the height down; `glare` is the size of its highlights. */
type Colours = { from: number; to: number; saturation: number; below?: number; glare?: number };

/** Which colours of a picture are the thing's own. All else (paper, shadow, brass, wood, pencils) keeps its colour. */
const ownColours: Readonly<Record<string, Colours>> = {
  'desk-lamp': { from: 80, to: 215, saturation: 0.025 },
  'espresso-cup': { from: 110, to: 215, saturation: 0.04, glare: 11 },
  'dinner-plate': { from: 180, to: 265, saturation: 0.04 },
  'watering-can': { from: 80, to: 195, saturation: 0.035, glare: 2 },
  'pendant-lamp': { from: 4, to: 28, saturation: 0.2, below: 0.44, glare: 9 },
  candle: { from: -16, to: 43, saturation: 0.5, glare: 9 },
  notebook: { from: 27, to: 47, saturation: 0.34 },
  'pencil-cup': { from: 62, to: 165, saturation: 0.04, below: 0.44 },
};

/** True for a picture whose own colours are known. */
export const canDye = (name: string): boolean => name in ownColours;

/** Red, green and blue of each pixel, 8 bits each, row by row. */
export type Pixels = { data: Buffer; width: number; height: number };

/**
 * Dyes the thing in a picture, in place.
 * @param small the same picture, small: there the thing's shape is found, free of noise
 */
export function dyePixels(full: Pixels, small: Pixels, name: string, dye: Dye): void {
  const own = ownColours[name];
  if (!own) return;
  // Highlights are holes in the shape: it is grown over them and shrunk back.
  const { glare = 5 } = own;
  const shape = shrunk(grown(maskOf(small, own), glare), glare);
  const [inside, around] = [shrunk(shape, 2), grown(shape, 1)];
  const target = dyes[dye];
  for (let pixel = 0; pixel < full.width * full.height; pixel++) {
    const x = Math.floor(((pixel % full.width) * small.width) / full.width);
    const y = Math.floor((Math.floor(pixel / full.width) * small.height) / full.height);
    const spot = y * small.width + x;
    if (!around.on[spot]) continue;
    const colour = colourAt(full, pixel);
    const share = inside.on[spot] ? 1 : likeness(colour, own);
    if (share > 0) mix(full.data, pixel * 3, toRgb(dyed(colour, target)), share);
  }
}

/** The thing's light under the dye's colour; highlights carry less of it. */
const dyed = ([, , light]: Hsl, target: (typeof dyes)[Dye]): Hsl => [
  target.hue,
  target.saturation * (1 - 0.6 * ramp(light, 0.72, 1)),
  Math.min(0.97, light * target.light),
];

const mix = (data: Buffer, at: number, colour: readonly number[], share: number) => {
  for (let part = 0; part < 3; part++) {
    const before = data[at + part] ?? 0;
    data[at + part] = before + ((colour[part] ?? 0) - before) * share;
  }
};

const colourAt = ({ data }: Pixels, pixel: number): Hsl =>
  toHsl(data[pixel * 3] ?? 0, data[pixel * 3 + 1] ?? 0, data[pixel * 3 + 2] ?? 0);

/** How much a colour is one of the thing's own: 1 between its hues, falling to 0 within eight degrees beside them. */
const likeness = ([degrees, saturation]: Hsl, own: Colours): number => {
  // A window may begin before 0: red lies on both sides of it.
  const hue = own.from < 0 && degrees > 180 ? degrees - 360 : degrees;
  const near = Math.min(ramp(hue, own.from - 8, own.from), 1 - ramp(hue, own.to, own.to + 8));
  return near * ramp(saturation, own.saturation * 0.8, own.saturation * 1.4);
};

const maskOf = (small: Pixels, own: Colours): Mask => {
  const { width, height } = small;
  const on = Uint8Array.from({ length: width * height }, (_, pixel) => {
    if (pixel < (own.below ?? 0) * height * width) return 0;
    return likeness(colourAt(small, pixel), own) > 0.5 ? 1 : 0;
  });
  return { on, width, height };
};
