import { dark, light, type ColorName, type Palette } from './tokens';

/** Relative luminance and contrast as WCAG 2.2 defines them. */
const luminance = (hex: string) => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

const grounds: readonly ColorName[] = ['paper', 'surface', 'sunken'];
const inks: readonly ColorName[] = ['ink', 'ink-soft', 'brand', 'accent-ink', 'sale', 'ok', 'warn'];
const pairs: readonly [ColorName, ColorName][] = [
  ...inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as [ColorName, ColorName])),
  ['brand-ink', 'brand'],
  ['brand-ink', 'brand-strong'],
  ['bar-ink', 'bar'],
  ['sale-ink', 'sale'],
  ['ok', 'ok-soft'],
  ['warn', 'warn-soft'],
  ['sale', 'sale-soft'],
  ['brand', 'brand-soft'],
  ['paper', 'ink'],
];

describe.each<[string, Palette]>([
  ['light', light],
  ['dark', dark],
])('the %s colours', (_name, palette) => {
  test.each(pairs)('%s on %s can be read (4.5 to 1)', (ink, ground) => {
    expect(contrast(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(
    grounds.flatMap(
      (ground) =>
        [
          ['line-strong', ground],
          ['accent', ground],
          ['focus', ground],
        ] as [ColorName, ColorName][],
    ),
  )('%s on %s can be seen (3 to 1)', (shape, ground) => {
    expect(contrast(palette[shape], palette[ground])).toBeGreaterThanOrEqual(3);
  });
});
