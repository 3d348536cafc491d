/** Hue in degrees, saturation and light 0 to 1. */
export type Hsl = readonly [hue: number, saturation: number, light: number];

/** @param red with green and blue 0 to 255 */
export const toHsl = (red: number, green: number, blue: number): Hsl => {
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const light = (most + least) / 510;
  const chroma = most - least;
  if (chroma === 0) return [0, 0, light];
  const turn =
    most === red ? (green - blue) / chroma : most === green ? (blue - red) / chroma + 2 : (red - green) / chroma + 4;
  return [(turn * 60 + 360) % 360, chroma / 255 / (1 - Math.abs(2 * light - 1)), light];
};

/** @returns red, green and blue 0 to 255 */
export const toRgb = ([hue, saturation, light]: Hsl): readonly [number, number, number] => {
  const reach = saturation * Math.min(light, 1 - light);
  const part = (offset: number) => {
    const turn = (offset + hue / 30) % 12;
    return 255 * (light - reach * Math.max(-1, Math.min(turn - 3, 9 - turn, 1)));
  };
  return [part(0), part(8), part(4)];
};

/** 0 at `low` and before, 1 at `high` and after. */
export const ramp = (value: number, low: number, high: number): number =>
  Math.max(0, Math.min(1, (value - low) / (high - low)));
