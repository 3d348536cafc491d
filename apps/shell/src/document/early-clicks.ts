import { hasAgreed } from '../consent/has-agreed';
import { productCardLinkAt, scriptedButtonAt } from './click-targets';

/** How long a click that the browser can handle too is queued: on a line that stands still it is sent as without scripts. */
const queuedMs = 4_000;

/** Whether the document script handles the button: of forms only those that it sends, and every button outside of them. */
const isHandled = ({ type, form }: HTMLButtonElement) =>
  type !== 'submit' || !form || 'action' in form.dataset || 'hydrate' in form.dataset;

/**
 * Queues clicks that are made before the document script has loaded, one for each control, to replay them when it has. Links and what the
 * browser handles by itself are not queued, but for links of product cards once the shopper has agreed to be measured: those clicks are tracked.
 * @param onQueue called at each click that is queued
 * @returns replays the clicks and tells whether there were any; with `isLast` no click is queued any more
 */
export const queueClicks = (onQueue: () => void): ((isLast: boolean) => boolean) => {
  const queue = new Set<HTMLElement>();
  let isReplaying = false;
  const replay = (control: HTMLElement) => {
    if (!queue.delete(control)) return;
    isReplaying = true;
    control.removeAttribute('data-pressed');
    control.click();
    isReplaying = false;
  };
  const onClick = (event: MouseEvent) => {
    if (isReplaying) return;
    const button = scriptedButtonAt(event.target);
    const control = button ? isHandled(button) && button : hasAgreed() && productCardLinkAt(event);
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    control.setAttribute('data-pressed', '');
    queue.add(control);
    onQueue();
    if (!button || button.type === 'submit') setTimeout(() => replay(control), queuedMs);
  };
  addEventListener('click', onClick, true);
  return (isLast) => {
    if (isLast) removeEventListener('click', onClick, true);
    const hadAny = queue.size > 0;
    for (const control of [...queue]) replay(control);
    return hadAny;
  };
};
