import { fieldErrorsOf } from '@souk/api-client';
import { FormattedMessage } from '@souk/i18n';
import type { ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { useSay } from '../client/say';

type Form<V extends FieldValues> = Pick<UseFormReturn<V>, 'formState' | 'getValues'>;

/**
 * What is wrong with a form, in words.
 * - `of` what stands under a field: the rule that it breaks, else what the server said of it
 * - `whole` what stands above the form: a failure of which no field of the form can tell
 * Absent: null, nothing is wrong there. Source: spec 8.
 */
export const useFormErrors = <V extends FieldValues>({ formState, getValues }: Form<V>, failure: unknown = null) => {
  const { errorText } = useSay();
  const served = fieldErrorsOf(failure);
  const values = getValues();
  return {
    of: (name: keyof V & string): ReactNode => {
      const id = formState.errors[name]?.message;
      return typeof id === 'string' ? <FormattedMessage id={id} /> : (served[name] ?? null);
    },
    whole: failure && !Object.keys(served).some((name) => name in values) ? errorText(failure) : null,
  };
};
