import { usePanels } from '@souk/state';

/**
 * A sheet or dialog that a screen shows itself, told to the shell as what covers the page: so Back closes it, as it closes
 * every other. Source: docs/expectations M4.
 */
export const useOwnPanel = (name: string) => {
  const isOpen = usePanels(({ panel }) => panel.kind === 'own' && panel.name === name);
  const openPanel = usePanels((panels) => panels.openPanel);
  const close = usePanels((panels) => panels.closePanel);
  return { isOpen, open: () => openPanel({ kind: 'own', name }), close };
};
