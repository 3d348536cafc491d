import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react';

/**
 * Where the focus goes back to. Safari gives a pressed button none: there it is what the pointer, or the finger that
 * pressed last, is still on.
 */
const openedFrom = () => {
  const focused = document.activeElement;
  const under = document.querySelector(':is(a, button, summary):hover');
  return under && (focused === null || focused.contains(under)) ? under : focused;
};

/**
 * A native dialog that is open as long as it is mounted: the page behind is inert, Escape and a click beside it close
 * it, and the focus goes back to where it was. The first element marked `data-autofocus` has the focus at the start.
 */
export const useModal = (onClose: () => unknown) => {
  const ref = useRef<HTMLDialogElement>(null);
  /** Where the pointer went down: text that is marked, or a field that is made larger, may end beside the dialog. */
  const pressed = useRef<EventTarget>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const before = openedFrom();
    if (!dialog.open) dialog.showModal();
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      onClose();
    },
    // Browsers close on a second Escape whatever the page says: where it is to stay, it is opened again.
    onClose: () => {
      const dialog = ref.current;
      if (dialog && !dialog.open && onClose() === false) dialog.showModal();
    },
    onMouseDown: ({ target }: MouseEvent) => {
      pressed.current = target;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (target === currentTarget && target === pressed.current) onClose();
    },
  };
};
