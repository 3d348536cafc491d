/** Makes a formatter once for each language: to make one takes a hundred times as long as to use it, and a list has many. */
export const perLocale = <T>(make: (locale: string) => T): ((locale: string) => T) => {
  const made = new Map<string, T>();
  return (locale) => {
    const known = made.get(locale) ?? make(locale);
    made.set(locale, known);
    return known;
  };
};
