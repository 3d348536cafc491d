import { useEffect } from 'react';
import { focusWrongField } from '../parts/focus-wrong-field';

/**
 * Leads whoever sends a form of a desk to the first field that is marked as wrong: on a phone it can stand three screens above the button.
 * Source: WCAG 2.2, 3.3.1; docs/expectations X3.
 */
export const useFirstWrongField = (): void => {
  useEffect(() => {
    const lead = ({ target }: Event) => {
      const form = target as HTMLFormElement;
      // React has marked the fields by the next task. A form that told something itself has the focus at what it told.
      setTimeout(() => {
        if (document.activeElement?.matches('[role=alert]')) return;
        focusWrongField(form);
      });
    };
    document.addEventListener('submit', lead);
    return () => document.removeEventListener('submit', lead);
  }, []);
};
