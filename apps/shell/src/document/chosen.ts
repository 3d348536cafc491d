/** What changes the page when it is chosen. */
export const isChoice = (field: Element): boolean => field.matches('select, input[type=radio], input[type=checkbox]');

/** @returns tells whether the shopper has chosen something since */
export const noticeChoices = (): (() => boolean) => {
  let isChosen = false;
  const notice = ({ target }: Event) => {
    isChosen ||= target instanceof Element && isChoice(target);
  };
  addEventListener('input', notice, { capture: true });
  return () => {
    removeEventListener('input', notice, { capture: true });
    return isChosen;
  };
};
