import { useEffect } from 'react';
import type { useToasts } from './toasts';

/**
 * The page's message for a modal sheet. What was said before the sheet opened, the sheet itself now shows: it goes, unless it can be undone.
 * @param useStore the store of messages: there is one, and this entry must not bundle another
 */
export const useSheetToast = (useStore: typeof useToasts) => {
  const { toasts, dismiss } = useStore();
  useEffect(() => {
    for (const { id, kind, isUndo } of useStore.getState().toasts) if (kind === 'status' && !isUndo) dismiss(id);
  }, [useStore, dismiss]);
  return { toast: toasts.at(-1), dismiss };
};
