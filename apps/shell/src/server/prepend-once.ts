/**
 * Makes a function that returns the texts of `next`, with another text before the first of them.
 * @param next is told whether it is asked for the first one
 */
export const prependOnce = (first: string, next: (isFirst: boolean) => string) => {
  let isFirst = true;
  return () => {
    const text = (isFirst ? first : '') + next(isFirst);
    isFirst = false;
    return text;
  };
};
