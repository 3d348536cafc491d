/** Writes a text before the first of several. @returns each call's text; `next` hears whether it is the first */
export const firstThen = (first: string, next: (isFirst: boolean) => string) => {
  let isFirst = true;
  return () => {
    const text = (isFirst ? first : '') + next(isFirst);
    isFirst = false;
    return text;
  };
};
