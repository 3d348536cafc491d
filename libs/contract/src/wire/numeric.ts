import { z } from 'zod';

const decimal = /^-?\d{1,15}(\.\d{1,15})?$/;

/**
 * A number, or the decimal text of one as a path and a query write it. `0x10`, `true`, `[5]` and an empty text, of which JavaScript
 * would make numbers as well, are none.
 */
export const numeric = <const S extends z.ZodType>(schema: S) =>
  z.preprocess(
    (value: number | string) => (typeof value === 'string' && decimal.test(value) ? Number(value) : value),
    schema,
  );
