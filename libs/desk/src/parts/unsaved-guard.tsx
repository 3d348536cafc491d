import { useT } from '@souk/i18n';
import { useBlocker } from '@souk/router';
import { createContext, type ReactNode, use, useCallback, useEffect, useId, useState } from 'react';

/** Forms of the page that hold what is not saved, by their ids. */
const UnsavedForms = createContext<Set<string> | null>(null);

/** Notes that a form holds what is not saved: the guard around it asks before the page is left. */
export const useUnsaved = (isUnsaved: boolean): void => {
  const forms = use(UnsavedForms);
  const id = useId();
  useEffect(() => {
    if (!forms || !isUnsaved) return;
    forms.add(id);
    return () => void forms.delete(id);
  }, [forms, id, isUnsaved]);
};

/** Asks before what is typed is left behind, once for all forms of a page: the router listens to one blocker alone. */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const t = useT();
  const [forms] = useState(() => new Set<string>());
  const blocker = useBlocker(useCallback(() => forms.size > 0, [forms]));
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (confirm(t('desk.unsaved'))) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (forms.size > 0) event.preventDefault();
    };
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [forms]);
  return <UnsavedForms value={forms}>{children}</UnsavedForms>;
}
