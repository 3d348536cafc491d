import { type RefObject, useRef, useState } from 'react';
import {
  changedFields,
  type FieldConflict,
  isReadAfter,
  mergeDraft,
  mergeOwnSave,
  type OwnSave,
  withField,
} from './merge-draft';
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
  /** Takes back what is typed: to what is stored, or to what is being saved. */
  undo: () => void;
  /** Notes that these values are stored. */
  saved: (values: Values) => void;
  /** Notes that these values went out of a form that stores none: it begins anew, unless something else was typed since. */
  beginAnew: (sent: Values) => void;
  /** Saves, or leads to the conflicts that have to be settled first. */
  submit: (save: () => void) => void;
  /** Whether something else was typed since it was sent; false once it is answered. */
  isTypedSince: boolean;
  notice: RefObject<HTMLDivElement | null>;
};

/**
 * What is typed in a form of something that others change, too. What they saved is taken at once where nothing is typed here; where
 * both changed a field, both stand until the person chooses. Nothing is taken while the form itself is being saved: what is read then is its own
 * save, and what is typed meanwhile stays. Leaving with something unsaved is asked about.
 * @param theirs what is stored now; save it with the version or the state that came with it
 * @param isBusy while it is being saved
 */
export const useDraft = <Values extends object>(theirs: Values, isBusy: boolean): Draft<Values> => {
  const [was, setWas] = useState(theirs);
  const [values, setValues] = useState(theirs);
  const [sent, setSent] = useState<Values | null>(null);
  const [own, setOwn] = useState<OwnSave<Values> | null>(null);
  const notice = useRef<HTMLDivElement>(null);
  const merged = isBusy ? { was, mine: values, conflicts: [] } : mergedWith(own, was, values, theirs);
  const changed = changedFields(was, values);
  if (changedFields(was, merged.was).length > 0) setWas(merged.was);
  if (changedFields(values, merged.mine).length > 0) setValues(merged.mine);
  if (!isBusy && own && isReadAfter(own, theirs)) setOwn(null);
  const [wasBusy, setWasBusy] = useState(isBusy);
  if (wasBusy !== isBusy) {
    setWasBusy(isBusy);
    // What is busy next may be something else, such as taking it away.
    if (!isBusy) setSent(null);
  }
  const isChanged = changed.length > 0;
  const isTypedSince = isBusy && sent !== null && changedFields(sent, values).length > 0;
  useUnsaved(isBusy ? isTypedSince : isChanged);
  const { conflicts } = merged;
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
    undo: () => setValues(isTypedSince ? sent : was),
    saved: (stored) => setOwn({ before: theirs, sent: stored }),
    beginAnew: (gone) => setValues((now) => (changedFields(gone, now).length > 0 ? now : theirs)),
    submit: (save) => {
      if (conflicts.length > 0) return notice.current?.focus();
      setSent(values);
      save();
    },
    isTypedSince,
    notice,
  };
};

const mergedWith = <Values extends object>(own: OwnSave<Values> | null, was: Values, mine: Values, theirs: Values) =>
  own ? mergeOwnSave(own, mine, theirs) : mergeDraft(was, mine, theirs);
