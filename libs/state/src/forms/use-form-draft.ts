import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import { tabStorage } from '../client/browser-storage';

const keyOf = (name: string) => `souk.formDraft.${name}`;

/**
 * Keeps for this tab what is written in a form and not sent: a press beside its dialog, a link, Back, a reload or a sign-in on the way loses
 * nothing. Fields as they were at first are not kept. Signing out forgets it.
 * @param name of the form; of one of several, with what it is about. Null: nothing is kept
 * @param leftOut fields that are to be filled in anew
 * @returns how to forget it once it was sent, and how to keep what is still to be sent: also when the form is gone by then
 * @example const { dropDraft } = useFormDraft(form, `review.${line.id}`);
 */
export const useFormDraft = <V extends FieldValues>(
  form: Pick<UseFormReturn<V>, 'formState' | 'getValues' | 'setValue' | 'watch'>,
  name: string | null,
  leftOut: readonly Path<V>[] = [],
) => {
  const { getValues, setValue, watch } = form;
  // Read while rendering: the form library hands it out to those who do alone.
  const { defaultValues = {} } = form.formState;
  const first = useRef<Record<string, unknown>>({});
  const isKept = (field: string) => field in getValues() && !leftOut.some((one) => one === field);
  const keep = (values: Partial<V>) => {
    if (name === null) return;
    const changed = Object.entries(values).filter(
      ([field, value]) => isKept(field) && !isSame(value, first.current[field]),
    );
    if (changed.length === 0) tabStorage.removeItem(keyOf(name));
    else tabStorage.setItem(keyOf(name), JSON.stringify(Object.fromEntries(changed)));
  };
  useEffect(() => {
    if (name === null) return;
    first.current = defaultValues;
    for (const [field, value] of Object.entries(readDraft(name)))
      if (isKept(field)) setValue(field as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true });
    const watching = watch((values) => keep(values as Partial<V>));
    return () => watching.unsubscribe();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the draft is read once for each form
  }, [name]);
  return { dropDraft: () => keep({}), keepDraft: keep };
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const readDraft = (name: string): object => {
  try {
    const kept: unknown = JSON.parse(tabStorage.getItem(keyOf(name)) ?? 'null');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
};
