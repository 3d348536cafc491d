/** What answers a press by the browser alone, or does nothing. */
const withoutScripts = ':disabled, [aria-disabled=true], [popovertarget]';

/** The button under an event, unless the browser answers it by itself. */
export const buttonAt = (target: EventTarget | null): HTMLButtonElement | null => {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.matches(withoutScripts) ? null : button;
};

/** The link of a card under a press that follows it in the same window. */
export const cardLinkAt = ({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)
    ? null
    : target.closest<HTMLAnchorElement>('main article a[href]');
