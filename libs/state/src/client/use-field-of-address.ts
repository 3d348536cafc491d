import { useEffect, useRef } from 'react';

/**
 * A field of a form that says what a list is searched for. It begins as the address says (`defaultValue`) and follows it, by a link or Back; but
 * what somebody types on while the list is on its way stays, and so does the focus.
 * @param shown what the address says of the field @param options how many there are to choose from, where they may come later than the address
 * @returns a ref for the field
 */
export const useFieldOfAddress = <E extends HTMLInputElement | HTMLSelectElement>(shown: string, options = 0) => {
  const field = useRef<E>(null);
  const last = useRef({ shown, options });
  useEffect(() => {
    const before = last.current;
    last.current = { shown, options };
    if (!field.current || (before.shown === shown && before.options === options)) return;
    const { value, form } = field.current;
    const isTypedSince = value !== before.shown && form?.contains(document.activeElement);
    if (!isTypedSince) field.current.value = shown;
  }, [shown, options]);
  return field;
};
