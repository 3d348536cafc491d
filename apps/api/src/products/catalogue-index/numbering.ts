/** Gives each value a small number from 0 up, so that rows hold numbers and a count is an array. */
export function createNumbering<T>() {
  const numbers = new Map<T, number>();
  const values: T[] = [];
  return {
    /** Values by their number. */
    values: values as readonly T[],
    of(value: T): number {
      const known = numbers.get(value);
      if (known !== undefined) return known;
      numbers.set(value, values.length);
      return values.push(value) - 1;
    },
  };
}
