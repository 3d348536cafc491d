import { useT } from '@souk/i18n';
import { useBlocker } from '@souk/router';
import { useEffect } from 'react';

/** Asks before what is typed is left behind. */
export const useUnsaved = (isUnsaved: boolean) => {
  const t = useT();
  const blocker = useBlocker(isUnsaved);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    if (confirm(t('desk.unsaved'))) blocker.proceed();
    else blocker.reset();
  }, [blocker, t]);
  useEffect(() => {
    if (!isUnsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [isUnsaved]);
};
