import { fieldErrorsOf } from '@souk/api-client';
import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/**
 * Puts the focus on the first field that the server refused. The button may be far below it, and nothing in sight would answer the press.
 * @param failure of the last try; null: none
 */
export const useRefusedFocus = <V extends FieldValues>(
  { getValues, setFocus }: Pick<UseFormReturn<V>, 'getValues' | 'setFocus'>,
  failure: unknown,
) => {
  useEffect(() => {
    const served = fieldErrorsOf(failure);
    const first = Object.keys(getValues()).find((name) => name in served);
    if (first) setFocus(first as Path<V>);
  }, [failure, getValues, setFocus]);
};
