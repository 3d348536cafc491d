import { useId, useState, type ChangeEvent, type KeyboardEvent } from 'react';

/**
 * A text field with a list of proposals below it: arrow keys walk through them and copy each into the field, which comes
 * back to what was typed above the first and below the last. It stays a search box to assistive technology and to tests;
 * the list speaks through the active line. Source: WAI-ARIA combobox pattern; expectations S1.
 */
export const useCombobox = (firstText: string) => {
  const listId = useId();
  const [typed, setTyped] = useState(firstText);
  const [active, setActive] = useState(-1);

  const idOf = (index: number) => `${listId}-${index}`;
  const walk = (steps: 1 | -1, count: number) => {
    // One place more than there are lines: the field itself.
    setActive(((active + 1 + steps + count + 1) % (count + 1)) - 1);
  };

  return {
    listId,
    idOf,
    typed,
    active,
    /** What the input needs, for the lines that are shown. */
    fieldProps: (texts: readonly string[]) => ({
      'aria-autocomplete': 'list' as const,
      // Only what is there can be controlled.
      ...(texts.length > 0 ? { 'aria-controls': listId } : {}),
      ...(active >= 0 && active < texts.length ? { 'aria-activedescendant': idOf(active) } : {}),
      value: texts[active] ?? typed,
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value);
        setActive(-1);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp';
        if (!isArrow || texts.length === 0 || event.nativeEvent.isComposing) return;
        event.preventDefault();
        walk(event.key === 'ArrowDown' ? 1 : -1, texts.length);
      },
    }),
  };
};
