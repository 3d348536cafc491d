/** Puts the focus on the first field in a part of the page that is marked as wrong; of several to choose from, such as stars, on the first. */
export const focusFirstInvalidField = (part: ParentNode): void => {
  const wrong = part.querySelector<HTMLElement>('[aria-invalid=true]');
  (wrong?.querySelector('input') ?? wrong)?.focus();
};
