import { afterPaint, startApplication } from './application';
import { isChoice } from './early-choices';
import { isHydrated, whenHydrated } from './hydrated';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldSelector = 'input:not([type=hidden], [type=file]), textarea, select';

/** What the shopper entered in fields that React has not hydrated: hydration sets some of them back. */
const entered = new Map<Field, string | boolean>();

/**
 * Hands the fields over to React. Until it hydrates a field, the DOM holds what was typed and chosen; React reads it as
 * one input event. A choice (select, radio, checkbox) changes the page, so it starts the application.
 */
export const listenToFields = (): void => {
  addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof Element) || !target.matches(fieldSelector) || isHydrated(target)) return;
      handOver(target as Field);
      if (isChoice(target)) afterPaint(startApplication);
    },
    true,
  );
};

/** Hands over every field that differs from the HTML: the browser may have filled it in before this script ran. */
export const handOverChangedFields = (): void => {
  for (const field of document.querySelectorAll<Field>(fieldSelector))
    if (isChanged(field) && !isHydrated(field)) handOver(field);
};

/** Whether something that was entered in a form still waits for React. */
export const isEntryWaiting = (form: HTMLFormElement | null): boolean =>
  form !== null && [...entered.keys()].some((field) => field.form === form);

const handOver = (field: Field) => {
  const isWaiting = entered.has(field);
  for (const other of sameGroup(field)) entered.delete(other);
  entered.set(field, isTicked(field) ? field.checked : field.value);
  if (isWaiting) return;
  whenHydrated(field, (answering) => {
    const value = entered.get(field);
    entered.delete(field);
    if (answering && value !== undefined) repeatInput(answering as Field, value);
  });
};

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'radio' || field.type === 'checkbox');

/** The other radios of a radio's group: of a group, one entry counts. */
const sameGroup = (field: Field): HTMLInputElement[] =>
  field.type !== 'radio'
    ? []
    : [...(field.form ?? document).querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
        (other) => other !== field && other.name === field.name,
      );

const defaultOption = ({ options }: HTMLSelectElement) =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

const isChanged = (field: Field): boolean => {
  if (field instanceof HTMLSelectElement) return field.selectedIndex !== defaultOption(field);
  if (!isTicked(field)) return field.value !== field.defaultValue;
  return field.type === 'radio' ? field.checked && !field.defaultChecked : field.checked !== field.defaultChecked;
};

/**
 * Repeats the shopper's input for React, which ignores an event whose value equals the last one that it saw being set:
 * the field is set to what React rendered first.
 */
const repeatInput = (field: Field, value: string | boolean) => {
  // React may have prepared this part without having put it in place. It does so before it dispatches an event of this
  // kind, which nothing listens to.
  field.dispatchEvent(new Event('dragend', { bubbles: true }));
  if (isTicked(field)) {
    if (field.defaultChecked === value) return;
    field.checked = field.defaultChecked;
    for (const other of sameGroup(field)) other.checked = other.defaultChecked;
    return field.click();
  }
  if (!(field instanceof HTMLSelectElement)) field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
  // A field that was left before counts as left.
  if (document.activeElement !== field) field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
};
