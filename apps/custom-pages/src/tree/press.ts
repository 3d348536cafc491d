import type { KeyboardEvent, MouseEvent } from 'react';

/** Makes any element of an owner's page a button, for pointer and keys alike. */
export const pressProps = (tag: string, onPress: () => void) => {
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onPress();
  };
  if (tag === 'button') return { type: 'button', onClick: press };
  if (tag === 'a') return { onClick: press };
  return {
    role: 'button',
    tabIndex: 0,
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => (event.key === 'Enter' || event.key === ' ') && press(event),
  };
};
