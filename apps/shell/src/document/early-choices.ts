/** Whether a form field changes the page as soon as it is changed: a list, a radio button or a checkbox. */
export const isChoice = (field: Element): boolean => field.matches('select, input[type=radio], input[type=checkbox]');

/** Watches such fields until the document script has loaded. @returns stops watching, and tells whether one was changed */
export const watchChoices = (): (() => boolean) => {
  let isChanged = false;
  const onInput = ({ target }: Event) => {
    isChanged ||= target instanceof Element && isChoice(target);
  };
  addEventListener('input', onInput, { capture: true });
  return () => {
    removeEventListener('input', onInput, { capture: true });
    return isChanged;
  };
};
