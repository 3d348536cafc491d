import { useEffect } from 'react';

/** The keys that open the dialog, as `aria-keyshortcuts` says them. */
export const findShortcuts = 'Control+K Meta+K';

/** The key as the reader's keyboard names it. */
export const findKeyName = (): string => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ K' : 'Ctrl K');

/**
 * Opens the dialog by Ctrl-K or ⌘-K, also from within a field and where single keys are switched off: it has a modifier
 * (WCAG 2.1.4). Not while another dialog is open.
 */
export const useFindKey = (isOn: boolean, onOpen: () => void): void => {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
      if (ctrlKey === metaKey || altKey || shiftKey || key.toLowerCase() !== 'k') return;
      // The browser's own answer would take the reader to its address field.
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) onOpen();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [isOn, onOpen]);
};
