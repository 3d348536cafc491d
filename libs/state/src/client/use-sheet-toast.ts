import { useEffect } from 'react';
import type { useToasts } from './toasts';

/**
 * Gives a modal sheet the page's message to show. A message from before the sheet opened is dismissed, since what the sheet holds says the
 * same; one that can be undone stays.
 * @param useStore the store of messages: there is one, and this entry must not bundle another
 */
export const useSheetToast = (useStore: typeof useToasts) => {
  const { toasts, dismiss } = useStore();
  useEffect(() => {
    for (const { id, kind, isUndo } of useStore.getState().toasts) if (kind === 'status' && !isUndo) dismiss(id);
  }, [useStore, dismiss]);
  return { toast: toasts.at(-1), dismiss };
};
