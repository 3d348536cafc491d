/** Keys in a fixed order, so that the same content is always the same text. The signer's twin: tools/release/src/keys.mjs. */
export const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!value || typeof value !== 'object') return JSON.stringify(value);
  const pairs = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`);
  return `{${pairs.join(',')}}`;
};
