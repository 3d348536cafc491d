/**
 * Before a line leaves: the focus goes to the next line's Remove, else the previous one's, so that the keyboard stays
 * where it was and the next Enter is not lost at the top of the page. The last line leaves it to the sheet or page.
 */
export const focusNeighbour = (inside: HTMLElement) => {
  const place = inside.closest('dialog, main') ?? inside.ownerDocument.body;
  const lines = [...place.querySelectorAll<HTMLElement>('[data-cart-line]')];
  const at = lines.findIndex((line) => line.contains(inside));
  const neighbour = lines[at + 1] ?? lines[at - 1];
  const next = neighbour?.querySelector<HTMLElement>('button[type="submit"]') ?? (place as HTMLElement);
  if (next === place && !place.hasAttribute('tabindex')) place.setAttribute('tabindex', '-1');
  next.focus({ preventScroll: true });
};
