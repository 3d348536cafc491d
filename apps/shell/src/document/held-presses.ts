import { hasAgreed } from '../consent/has-agreed';
import { buttonAt, cardLinkAt } from './pressed';

/** How long what the browser can answer too is held: on a line that stands still it is sent as without scripts. */
const heldMs = 4_000;

/** Whether the document script answers a press: of its forms the buttons that send them, and every other button. */
const isHeard = ({ type, form }: HTMLButtonElement) =>
  type !== 'submit' || !form || 'action' in form.dataset || 'hydrate' in form.dataset;

/**
 * Holds presses that the document script answers until it is there; each is given once. Links and what the browser answers by itself pass,
 * but for cards' links of whoever has agreed to be measured: their press is reported.
 * @param onHold called at each press that is held
 * @returns gives the presses back to their controls and tells whether there were any; `isOver`: and holds none any more
 */
export const holdPresses = (onHold: () => void): ((isOver: boolean) => boolean) => {
  const held = new Set<HTMLElement>();
  let isGiving = false;
  const give = (control: HTMLElement) => {
    if (!held.delete(control)) return;
    isGiving = true;
    control.removeAttribute('data-pressed');
    control.click();
    isGiving = false;
  };
  const hold = (event: MouseEvent) => {
    if (isGiving) return;
    const button = buttonAt(event.target);
    const control = button ? isHeard(button) && button : hasAgreed() && cardLinkAt(event);
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    control.setAttribute('data-pressed', '');
    held.add(control);
    onHold();
    if (!button || button.type === 'submit') setTimeout(() => give(control), heldMs);
  };
  addEventListener('click', hold, true);
  return (isOver) => {
    if (isOver) removeEventListener('click', hold, true);
    const hadAny = held.size > 0;
    for (const control of [...held]) give(control);
    return hadAny;
  };
};
