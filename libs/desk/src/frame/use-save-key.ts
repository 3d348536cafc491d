import { useEffect } from 'react';

/** The key as the reader's keyboard names it. */
export const saveKeyName = (): string => (/Mac|iPhone|iPad/.test(navigator.platform) ? '⌘ S' : 'Ctrl S');

/** The form with something unsaved that the person works in; else the first one of the page. */
const formToSave = () => {
  const forms = [...document.querySelectorAll<HTMLFormElement>('form[data-unsaved]')];
  return forms.find((form) => form.contains(document.activeElement)) ?? forms[0];
};

/**
 * Saves the form with something unsaved by Ctrl-S or ⌘-S, also from within a field and where single keys are switched off: it has a
 * modifier (WCAG 2.1.4). Not while a dialog is open.
 */
export const useSaveKey = (): void => {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, key } = event;
      if (ctrlKey === metaKey || altKey || shiftKey || key.toLowerCase() !== 's') return;
      // The browser's own answer would be to save the page as a file.
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) formToSave()?.requestSubmit();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
};
