import { asleepPart, whenLive } from './asleep';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

// Radios and checkboxes are a matter of their part, which knows what a choice means.
const fields = 'input:not([type=radio], [type=checkbox], [type=file]), textarea, select';

/**
 * What was typed or chosen before React took a part over stands in its fields only: React is told of it when the part is
 * alive, as if it were typed now.
 */
export const keepEarlyValues = () => {
  const kept = new Map<Field, string>();
  const keep = (field: Field) => {
    const part = asleepPart(field);
    if (!part) return;
    const isKnown = kept.has(field);
    kept.set(field, field.value);
    if (!isKnown) whenLive(part, (isLive) => isLive && tell(field, kept.get(field) ?? field.value));
  };
  for (const field of document.querySelectorAll<Field>(fields)) if (isChanged(field)) keep(field);
  addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element && target.matches(fields)) keep(target as Field);
    },
    true,
  );
};

const isChanged = (field: Field) =>
  field instanceof HTMLSelectElement
    ? field.selectedIndex !==
      Math.max(
        0,
        [...field.options].findIndex(({ defaultSelected }) => defaultSelected),
      )
    : field.value !== field.defaultValue;

/** React compares with the last value it saw being set, so that one is first set to what it rendered. */
const tell = (field: Field, value: string) => {
  const isSelect = field instanceof HTMLSelectElement;
  if (!isSelect) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(isSelect ? 'change' : 'input', { bubbles: true }));
};
