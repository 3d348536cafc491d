type Places = { panel: HTMLElement; button: HTMLElement };

/**
 * Keys in the open category panel. The panel stands after the whole header, yet Tab leads from its button into it and from
 * its end back to what follows the button; arrows walk along a column, and sideways between a category and what lies below.
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
  // from the button the browser goes on by itself
  if (key === 'Tab') return here === (shiftKey ? first : links.at(-1)) ? button : null;
  const roots = links.filter((link) => link.matches('[data-root]'));
  const below = links.filter((link) => link.closest('[data-below]'));
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
      return column === below ? (roots.find((root) => root.dataset['on'] === 'true') ?? null) : null;
    default:
      return null;
  }
};
