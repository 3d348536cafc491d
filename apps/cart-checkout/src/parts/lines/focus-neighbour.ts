/**
 * Before a line leaves: the focus goes to the next line's Remove, else the previous one's, so that the keyboard stays
 * where it was and the next Enter is not lost at the top of the page. The last line leaves it to the sheet or page.
 * @param lines what the lines are found by, @param target the button in one
 */
export const focusNeighbour = (inside: HTMLElement, lines = '[data-cart-line]', target = 'button[type="submit"]') => {
  const place = inside.closest('dialog, main') ?? inside.ownerDocument.body;
  const all = [...place.querySelectorAll<HTMLElement>(lines)];
  const at = all.findIndex((line) => line.contains(inside));
  const neighbour = all[at + 1] ?? all[at - 1];
  const next = neighbour?.querySelector<HTMLElement>(target) ?? (place as HTMLElement);
  if (next === place && !place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
  next.focus({ preventScroll: true });
};
