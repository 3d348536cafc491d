import { fieldErrorsOf } from '@souk/api-client';
import { FormattedMessage } from '@souk/i18n';
import { useEffect, useState, type ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useSay } from '../client/say';

type Form<V extends FieldValues> = Pick<UseFormReturn<V>, 'formState' | 'getValues' | 'register' | 'subscribe'>;

/**
 * What is wrong with a form, in words.
 * - `of` what stands under a field: the rule that it breaks, else what the server said of it until its value is changed
 * - `whole` what stands once in the form: a failure of which no field tells, that is, none that `of` was asked for
 * Absent: null, nothing is wrong there. Source: spec 8.
 * It stands before the fields, and has the focus go to the first of them that is wrong, in the order of the form's values.
 */
export const useFormErrors = <V extends FieldValues>(
  { formState, getValues, register, subscribe }: Form<V>,
  failure: unknown = null,
) => {
  const { errorText } = useSay();
  const served = fieldErrorsOf(failure);
  // The library goes by the order in which fields were registered, and a `Controller` registers after all that its form does by itself.
  const [told] = useState(() => {
    Object.keys(getValues()).forEach((name) => register(name as Path<V>));
    return new Set<string>();
  });
  // Only the server can tell again whether a value is wrong: its word was about the one before. First stands the failure that it is about.
  const [changed, setChanged] = useState<readonly unknown[]>([]);
  useEffect(() => {
    if (!failure) return;
    return subscribe({
      formState: { values: true },
      callback: ({ name }) => setChanged((before) => [...(before[0] === failure ? before : [failure]), name]),
    });
  }, [failure, subscribe]);
  return {
    of: (name: keyof V & string): ReactNode => {
      told.add(name);
      const id = formState.errors[name]?.message as string | undefined;
      if (id) return <FormattedMessage id={id} />;
      return changed[0] === failure && changed.includes(name) ? null : (served[name] ?? null);
    },
    whole: failure && !Object.keys(served).some((name) => told.has(name)) ? errorText(failure) : null,
  };
};
