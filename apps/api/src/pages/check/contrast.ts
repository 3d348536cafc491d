type Rgb = readonly [number, number, number];

const named: Readonly<Record<string, Rgb>> = {
  black: [0, 0, 0],
  white: [255, 255, 255],
  red: [255, 0, 0],
  gray: [128, 128, 128],
  grey: [128, 128, 128],
  silver: [192, 192, 192],
  yellow: [255, 255, 0],
  blue: [0, 0, 255],
  green: [0, 128, 0],
};

/** A plain colour as numbers 0 to 255; null for anything that depends on more than itself. */
export const readColor = (text: string): Rgb | null => {
  const value = text.trim().toLowerCase();
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(value);
  if (short) return [1, 2, 3].map((i) => parseInt(`${short[i]}${short[i]}`, 16)) as unknown as Rgb;
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(value);
  if (long) return [1, 2, 3].map((i) => parseInt(long[i] ?? '', 16)) as unknown as Rgb;
  const rgb = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(value);
  if (rgb) return [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])];
  return named[value] ?? null;
};

const luminance = (color: Rgb) => {
  const [r, g, b] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** Contrast of two colours, 1 to 21. Source: WCAG 2.2, 1.4.3. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** Least contrast of text. Source: WCAG 2.2, 1.4.3. */
export const leastContrast = 4.5;

const valueOf = (declarations: string, property: RegExp) =>
  declarations
    .split(';')
    .map((part) => part.split(':'))
    .findLast(([name]) => property.test((name ?? '').trim()))?.[1];

/** The contrast of a rule that sets both text and ground as plain colours; null when it does not. */
export const contrastOf = (declarations: string): number | null => {
  const text = readColor(valueOf(declarations, /^color$/i) ?? '');
  const ground = readColor(valueOf(declarations, /^background(-color)?$/i) ?? '');
  return text && ground ? contrast(text, ground) : null;
};
