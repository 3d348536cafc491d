import { hasAgreed } from '../consent/has-agreed';
import { buttonAt, cardLinkAt } from './pressed';

/**
 * Holds presses that the document script answers until it is there; each is given once. Links and what the browser answers by itself pass,
 * but for cards' links of whoever has agreed to be measured: their press is reported.
 * @param onHold called at each press that is held
 * @returns gives the presses back to their controls and tells whether there were any; `isOver`: and holds none any more
 */
export const holdPresses = (onHold: () => void): ((isOver: boolean) => boolean) => {
  const held = new Set<HTMLElement>();
  let isGiving = false;
  const hold = (event: MouseEvent) => {
    const control = isGiving ? null : (buttonAt(event.target) ?? (hasAgreed() ? cardLinkAt(event) : null));
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    control.setAttribute('data-pressed', '');
    held.add(control);
    onHold();
  };
  addEventListener('click', hold, true);
  return (isOver) => {
    if (isOver) removeEventListener('click', hold, true);
    const hadAny = held.size > 0;
    isGiving = true;
    for (const control of held) {
      control.removeAttribute('data-pressed');
      control.click();
    }
    held.clear();
    isGiving = false;
    return hadAny;
  };
};
