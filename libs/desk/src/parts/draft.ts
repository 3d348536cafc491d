import { type RefObject, useRef, useState } from 'react';
import { changedFields, type FieldConflict, mergeDraft, withField } from './merge-draft';
import { useUnsaved } from './unsaved-guard';

export type Draft<Values> = {
  values: Values;
  setValues: (change: Values | ((now: Values) => Values)) => void;
  isChanged: boolean;
  /** Paths of the fields that are typed and not saved. */
  changed: readonly string[];
  /** Fields that somebody else changed, too, and saved. Nothing is saved while there are any. */
  conflicts: readonly FieldConflict[];
  isConflict: boolean;
  keepMine: (field: FieldConflict) => void;
  takeTheirs: (field: FieldConflict) => void;
  /** Takes back what is typed. */
  undo: () => void;
  /** Notes that these values are stored. */
  saved: (values: Values) => void;
  /** Saves, or leads to the conflicts that have to be settled first. */
  submit: (save: () => void) => void;
  notice: RefObject<HTMLDivElement | null>;
};

/**
 * What is typed in a form of something that others change, too. What they saved is taken at once where nothing is typed here; where
 * both changed a field, both stand until the person chooses. Leaving with something unsaved is asked about.
 * @param theirs what is stored now; save it with the version or the state that came with it
 * @param isBusy while it is being saved
 */
export const useDraft = <Values extends object>(theirs: Values, isBusy: boolean): Draft<Values> => {
  const [was, setWas] = useState(theirs);
  const [values, setValues] = useState(theirs);
  const notice = useRef<HTMLDivElement>(null);
  const merged = mergeDraft(was, values, theirs);
  const changed = changedFields(was, values);
  if (changedFields(was, merged.was).length > 0) setWas(merged.was);
  if (changedFields(values, merged.mine).length > 0) setValues(merged.mine);
  const isChanged = changed.length > 0;
  useUnsaved(isChanged && !isBusy);
  // Its own save, read anew before it is known to be done, is no conflict.
  const conflicts = isBusy ? [] : merged.conflicts;
  const keepMine = ({ path, theirs: now }: FieldConflict) => setWas((all) => withField(all, path, now));
  return {
    values,
    setValues,
    isChanged,
    changed,
    conflicts,
    isConflict: conflicts.length > 0,
    keepMine,
    takeTheirs: (field) => {
      keepMine(field);
      setValues((all) => withField(all, field.path, field.theirs));
    },
    undo: () => setValues(was),
    saved: setWas,
    submit: (save) => {
      if (conflicts.length > 0) notice.current?.focus();
      else save();
    },
    notice,
  };
};
