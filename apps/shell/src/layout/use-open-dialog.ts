import { useEffect, useState } from 'react';

/**
 * The modal dialog that lies over the page, the last where one opened another; undefined: none. What lies behind a dialog
 * can neither be heard nor pressed.
 * @param isNeeded false: nothing is watched, and there is none
 */
export const useOpenDialog = (isNeeded: boolean): Element | undefined => {
  const [dialog, setDialog] = useState<Element>();
  useEffect(() => {
    const look = () => setDialog(isNeeded ? [...document.querySelectorAll('dialog[open]')].pop() : undefined);
    look();
    const watch = new MutationObserver(look);
    if (isNeeded) watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => watch.disconnect();
  }, [isNeeded]);
  return dialog;
};
