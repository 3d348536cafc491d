/** Buttons that the browser handles by itself, or that do nothing. */
const withoutScripts = ':disabled, [aria-disabled=true], [popovertarget]';

/** The button that was clicked, if it needs a script. */
export const scriptedButtonAt = (target: EventTarget | null): HTMLButtonElement | null => {
  const button = target instanceof Element ? target.closest('button') : null;
  return button?.matches(withoutScripts) ? null : button;
};

/** The link of a product card that was clicked without a key that opens it elsewhere. */
export const productCardLinkAt = ({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)
    ? null
    : target.closest<HTMLAnchorElement>('main article a[href]');
