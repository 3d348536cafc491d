import { useEffect } from 'react';
import { focusFirstInvalidField } from '../parts/focus-first-invalid-field';

/**
 * When a form of a desk is sent and stays there with fields marked as wrong, moves the focus to the first of them: on a phone it can stand three screens above the button.
 * Source: WCAG 2.2, 3.3.1; docs/expectations X3.
 */
export const useFocusOnRefusedForm = (): void => {
  useEffect(() => {
    const lead = ({ target }: Event) => {
      const form = target as HTMLFormElement;
      // React has marked the fields by the next task. A form that told something itself has the focus at what it told.
      setTimeout(() => {
        if (document.activeElement?.matches('[role=alert]')) return;
        focusFirstInvalidField(form);
      });
    };
    document.addEventListener('submit', lead);
    return () => document.removeEventListener('submit', lead);
  }, []);
};
