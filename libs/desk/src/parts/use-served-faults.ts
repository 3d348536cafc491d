import { fieldErrorsOf } from '@souk/api-client';
import { useState } from 'react';

/**
 * What the server said of fields when it refused a form: each as long as its field holds what was refused.
 * @param error of the call that sends the form; undefined or null: nothing was refused
 * @param values what stands in the form now, by field
 * @returns sentences by field; empty: nothing is said
 */
export const useServedFaults = <Values extends object>(
  error: unknown,
  values: Values,
): Readonly<Partial<Record<keyof Values & string, string>>> => {
  const [refused, setRefused] = useState({ error, values });
  if (refused.error !== error) setRefused({ error, values });
  const served = Object.entries(fieldErrorsOf(refused.error));
  const isAsRefused = (field: string) => values[field as keyof Values] === refused.values[field as keyof Values];
  return Object.fromEntries(served.filter(([field]) => isAsRefused(field))) as Partial<
    Record<keyof Values & string, string>
  >;
};
