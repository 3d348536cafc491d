type Places = { panel: HTMLElement; button: HTMLElement };

/**
 * Keys in the open category panel. The panel stands after the whole header, yet Tab leads from its button into it, from each
 * category through what lies below it to the next one, and from the last back to what follows the button. Arrows walk along a
 * column, and sideways between a category and what lies below.
 */
export const walkCategories = (event: KeyboardEvent, places: Places) => {
  const next = nextOf(event, places);
  if (next === null) return;
  if (next !== places.button || event.shiftKey) event.preventDefault();
  next.focus();
};

const nextOf = ({ key, shiftKey }: KeyboardEvent, { panel, button }: Places): HTMLElement | null => {
  const here = document.activeElement;
  const links = [...panel.querySelectorAll<HTMLElement>('a:not([tabindex="-1"])')];
  const first = links[0] ?? null;
  if (here === button) return (key === 'Tab' && !shiftKey) || key === 'ArrowDown' ? first : null;
  if (!panel.contains(here)) return null;
  const roots = links.filter((link) => link.matches('[data-root]'));
  const below = links.filter((link) => link.closest('[data-below]'));
  const chosen = roots.findIndex((root) => root.dataset['on'] === 'true');
  if (key === 'Tab') {
    const order = [...roots.slice(0, chosen + 1), ...below, ...roots.slice(chosen + 1)];
    // beyond both ends the button, from where the browser goes on by itself
    return order[order.findIndex((link) => link === here) + (shiftKey ? -1 : 1)] ?? button;
  }
  const column = roots.some((root) => root === here) ? roots : below;
  const at = column.findIndex((link) => link === here);
  switch (key) {
    case 'ArrowDown':
      return column[at + 1] ?? null;
    case 'ArrowUp':
      return column[at - 1] ?? null;
    case 'ArrowRight':
      return column === roots ? (below[0] ?? null) : null;
    case 'ArrowLeft':
      return column === below ? (roots[chosen] ?? null) : null;
    default:
      return null;
  }
};
