import { fieldErrorsOf } from '@souk/api-client';
import { useEffect, useState } from 'react';
import { focusFirstInvalidField } from './focus-first-invalid-field';

/**
 * Errors by field of a form that the server refused. Each error stands while its field still holds the refused value. The first field with an
 * error takes the focus from the button that sent the form, which may be three screens below. Source: WCAG 2.2, 3.3.1; docs/expectations X3.
 * @param error of the call that sends the form; undefined or null: nothing was refused
 * @param values what stands in the form now, by field
 * @returns sentences by field; empty: nothing is said
 */
export const useServerFieldErrors = <Values extends object>(
  error: unknown,
  values: Values,
): Readonly<Partial<Record<keyof Values & string, string>>> => {
  const [refused, setRefused] = useState({ error, values });
  if (refused.error !== error) setRefused({ error, values });
  useEffect(() => {
    const { activeElement: at } = document;
    const isAtButton = at === document.body || at instanceof HTMLButtonElement;
    if (isAtButton && Object.keys(fieldErrorsOf(error)).length > 0)
      focusFirstInvalidField(at.closest('form') ?? document);
  }, [error]);
  const served = Object.entries(fieldErrorsOf(refused.error));
  const isAsRefused = (field: string) => values[field as keyof Values] === refused.values[field as keyof Values];
  return Object.fromEntries(served.filter(([field]) => isAsRefused(field))) as Partial<
    Record<keyof Values & string, string>
  >;
};
