import type { PageElement } from '@souk/contract';
import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Makes any element of an owner's page a button, for pointer and keys alike.
 * @param href where it leads without scripts: a link with an address has the keys of a link
 */
export const pressProps = ({ tag, attrs }: PageElement, onPress: () => void, href = attrs?.['href']) => {
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    onPress();
  };
  if (tag === 'button') return { type: 'button', onClick: press };
  if (tag === 'a' && href !== undefined) return { href, onClick: press };
  return {
    role: 'button',
    tabIndex: 0,
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => (event.key === 'Enter' || event.key === ' ') && press(event),
  };
};
