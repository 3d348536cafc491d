/** A shape in a picture: 1 where it is, row by row. */
export type Mask = { on: Uint8Array; width: number; height: number };

/** The shape with everything within so many pixels of it. */
export const grown = (mask: Mask, pixels: number): Mask => spread(mask, pixels, 1);

/** The shape without what is within so many pixels of its edge. */
export const shrunk = (mask: Mask, pixels: number): Mask => spread(mask, pixels, 0);

/** Lets 1 or 0 win over its neighbours, row by row and then column by column. */
const spread = ({ on, width, height }: Mask, pixels: number, winner: 0 | 1): Mask => {
  const along = (from: Uint8Array, step: number, length: number) =>
    Uint8Array.from(from, (value, at) => {
      if (value === winner) return winner;
      const place = Math.floor(at / step) % length;
      for (let by = -pixels; by <= pixels; by++) {
        if (place + by >= 0 && place + by < length && from[at + by * step] === winner) return winner;
      }
      return value;
    });
  return { on: along(along(on, 1, width), width, height), width, height };
};
