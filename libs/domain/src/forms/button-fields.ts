const name = 'fields';

/**
 * Attributes `name` and `value` of a submit button that carries several fields, as a query string in its value. So many buttons share one form, and none
 * needs a form with hidden fields of its own.
 */
export const buttonFields = (fields: Readonly<Record<string, string>>): { name: string; value: string } => ({
  name,
  value: String(new URLSearchParams(fields)),
});

/** @returns the fields of a submitted form; in place of the pressed button's entry stand the fields that it carries (buttonFields) */
export const withButtonFields = (sent: URLSearchParams): URLSearchParams => {
  const all = new URLSearchParams(sent);
  all.delete(name);
  for (const [field, value] of new URLSearchParams(sent.get(name) ?? '')) all.append(field, value);
  return all;
};
