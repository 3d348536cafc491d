import type { KeyboardEvent } from 'react';

/**
 * Answers Enter in a filled field of a form: it leads to the next field that is empty, and to the first one of those before. Once none is, the form is
 * submitted as ever. A barcode scanner ends what it types with Enter.
 */
export const toNextEmptyField = (event: KeyboardEvent): void => {
  const field = event.target;
  if (event.key !== 'Enter' || !(field instanceof HTMLInputElement) || !field.value.trim()) return;
  const all = [...(field.form?.querySelectorAll('input') ?? [])];
  const next = [...all.slice(all.indexOf(field)), ...all].find(({ value }) => !value.trim());
  if (!next) return;
  event.preventDefault();
  next.focus();
};
