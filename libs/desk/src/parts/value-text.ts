type Words = { yes: string; no: string; empty: string };

const partsOf = (value: object, words: Words): string[] =>
  Array.isArray(value)
    ? value.map((one) => valueText(one, words))
    : // What has a name is called by it: a product, for example.
      'name' in value && 'id' in value
      ? [String(value.name)]
      : Object.entries(value).map(([key, one]) => `${key}: ${valueText(one, words)}`);

/** A value of a form as text for a conflict: what has a name by its name, of a list or a group each part on a line of its own. */
export const valueText = (value: unknown, words: Words): string => {
  if (value === true) return words.yes;
  if (value === false) return words.no;
  const text = typeof value === 'object' && value !== null ? partsOf(value, words).join('\n') : String(value ?? '');
  return text || words.empty;
};
