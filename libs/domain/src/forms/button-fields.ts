const name = 'fields';

/**
 * Name and value of a button that brings fields into its form when it is pressed. Many buttons can so share one form, where each would need a form
 * with hidden fields of its own.
 */
export const buttonFields = (fields: Readonly<Record<string, string>>): { name: string; value: string } => ({
  name,
  value: String(new URLSearchParams(fields)),
});

/** The fields of a form as it is sent, with those that the pressed button brings (buttonFields) in the button's place. */
export const withButtonFields = (sent: URLSearchParams): URLSearchParams => {
  const all = new URLSearchParams(sent);
  all.delete(name);
  for (const [field, value] of new URLSearchParams(sent.get(name) ?? '')) all.append(field, value);
  return all;
};
