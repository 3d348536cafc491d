import { FormattedMessage } from '@souk/i18n';
import { Button, Notice } from '@souk/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useUnsaved } from './unsaved-guard';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * What is typed in a form of something that others change, too. What they saved is taken at once while nothing is typed here; else
 * both stand until the person chooses. Leaving with something unsaved is asked about.
 * @param theirs what is stored now
 * @param isBusy while it is being saved
 * @param newIn what came with what is stored now and is no change of anything that was seen: it is taken at once, whatever is typed
 */
export const useDraft = <Values,>(
  theirs: Values,
  isBusy: boolean,
  newIn?: (theirs: Values, seen: Values) => Partial<Values>,
) => {
  const [seen, setSeen] = useState(theirs);
  const [values, setValues] = useState(theirs);
  const isChanged = !isSame(values, seen);
  const isStale = !isSame(theirs, seen);
  const takeTheirs = () => {
    setSeen(theirs);
    setValues(theirs);
  };
  const undo = () => setValues(seen);
  if (isStale && !isChanged) takeTheirs();
  const came = isStale && isChanged ? newIn?.(theirs, seen) : undefined;
  if (came && Object.keys(came).length > 0) {
    setSeen({ ...seen, ...came });
    setValues({ ...came, ...values });
  }
  useUnsaved(isChanged && !isBusy);
  const isConflict = isStale && isChanged && !isBusy;
  return { values, setValues, isChanged, isConflict, takeTheirs, undo, saved: setSeen };
};

type ConflictProps = {
  isConflict: boolean;
  takeTheirs: () => void;
  /** What they saved. */
  children?: ReactNode;
};

const isTyping = () => document.activeElement?.matches('input, textarea, select') ?? false;

/**
 * Says that somebody else saved something while this was typed, with a way to take it. Whoever pressed Save at the foot of a long form
 * is led there; whoever is typing stays where they are.
 */
export function DraftConflict({ isConflict, takeTheirs, children }: ConflictProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isConflict && !isTyping()) notice.current?.focus();
  }, [isConflict]);
  return (
    isConflict && (
      <Notice $tone="warn" role="alert" tabIndex={-1} ref={notice}>
        <FormattedMessage id="desk.conflict" />
        <Button size="sm" onClick={takeTheirs}>
          <FormattedMessage id="desk.price.takeTheirs" />
        </Button>
        {children}
      </Notice>
    )
  );
}
