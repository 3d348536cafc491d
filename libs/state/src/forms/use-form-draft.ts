import { useEffect, useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
// By its name: there is one session and one storage, and this entry must not bundle another.
import { tabStorage, useSession } from '@souk/state';

/** Whose: null where nobody was signed in. */
type Draft = { sub: string | null; values: object };

const keyOf = (name: string) => `souk.formDraft.${name}`;

/** Tells a form that what it shows was sent by the form before it: what that held, and what of it is still to be sent. */
type Follow = (held: object, left: object) => void;

/** The form that is open under a name now. */
const openForms = new Map<string, Follow>();

/**
 * Keeps for this tab what is written in a form and not sent: a press beside its dialog, a link, Back, a reload or a sign-in on the way loses
 * nothing. Fields as they were at first, or as the form was given them since, are not kept. Signing out forgets it, and so does a sign-in of
 * somebody else: it is its writer's, and of whoever signs in next where nobody was signed in. Whoever left a form and opened it again before its
 * answer came finds there what was sent, until the answer takes it away.
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
  const sub = useSession().user?.sub ?? null;
  const first = useRef<Record<string, unknown>>({});
  // A sign-in that ends on the way makes no other writer.
  const writer = useRef<string | null>(null);
  const isKept = (field: string) => field in getValues() && !leftOut.some((one) => one === field);
  const keep = (values: Partial<V>) => {
    if (name === null) return;
    const changed = Object.entries(values).filter(
      ([field, value]) => isKept(field) && !isSame(value, first.current[field]),
    );
    const draft: Draft = { sub: writer.current, values: Object.fromEntries(changed) };
    if (changed.length === 0) tabStorage.removeItem(keyOf(name));
    else tabStorage.setItem(keyOf(name), JSON.stringify(draft));
  };
  useEffect(() => {
    first.current = defaultValues;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- as they were when the form opened
  }, [name]);
  useEffect(() => {
    writer.current ??= sub;
    if (name === null) return;
    for (const [field, value] of Object.entries(readDraft(name, sub)))
      if (isKept(field)) setValue(field as Path<V>, value as PathValue<V, Path<V>>, { shouldDirty: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the draft is read once for each form and reader
  }, [name, sub]);
  useEffect(() => {
    if (isSame(first.current, defaultValues)) return;
    first.current = defaultValues;
    keep(getValues());
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what the form was given anew, as by `reset`
  }, [defaultValues]);
  const follow = useRef<Follow>(undefined);
  useEffect(() => {
    if (name === null) return;
    const mine: Follow = (held, left) => {
      const [was, is] = [held, left].map((values): Record<string, unknown> => ({ ...first.current, ...values }));
      for (const [field, value] of Object.entries(getValues()))
        if (isKept(field) && isSame(value, was?.[field]))
          setValue(field as Path<V>, is?.[field] as PathValue<V, Path<V>>, { shouldDirty: true });
      keep(getValues());
    };
    follow.current = mine;
    openForms.set(name, mine);
    return () => void (openForms.get(name) === mine && openForms.delete(name));
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one form is open under a name
  }, [name]);
  useEffect(() => {
    const watching = watch((values) => keep(values as Partial<V>));
    return () => watching.unsubscribe();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- one watch for each form
  }, [name]);
  const settle = (left: Partial<V>) => {
    keep(left);
    const open = name === null ? undefined : openForms.get(name);
    if (open !== follow.current) open?.(getValues(), left);
  };
  return { dropDraft: () => settle({}), keepDraft: settle };
};

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What the reader, or somebody who was not signed in, wrote; that of another person is forgotten. */
const readDraft = (name: string, reader: string | null): object => {
  const draft = parsedDraft(name);
  if (draft?.sub == null || draft.sub === reader) return draft?.values ?? {};
  if (reader !== null) tabStorage.removeItem(keyOf(name));
  return {};
};

const parsedDraft = (name: string) => {
  try {
    return JSON.parse(tabStorage.getItem(keyOf(name)) ?? 'null') as Partial<Draft> | null;
  } catch {
    return null;
  }
};
