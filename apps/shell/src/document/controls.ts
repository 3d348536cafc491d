import { hasSignInHint } from '@souk/state/sign-in-hint';
import { afterPaint, fetchApplication, startApplication } from './application';
import { rememberPlace } from './successor';
import { isHydrated, isPartInPlace, whenHydrated } from './hydrated';
import { isEntryWaiting } from './fields';
import { hasAgreed } from '../consent/has-agreed';
import { productCardLinkAt, scriptedButtonAt } from './click-targets';

/** How long a measured shopper's press on a link waits for the application, which reports it. */
const measuredLinkMs = 4_000;
const held = new Map<HTMLElement, () => void>();

/**
 * Starts the application at a press on a control that only the application answers, and gives it that press once it
 * does. Links, forms and popovers are answered by the browser or by forms.ts, and pass. Its files are asked for as soon as
 * the finger is down.
 */
export const listenToControls = (): void => {
  let isStillPressed: ((event: PointerEvent) => void) | undefined;
  const near = (event: PointerEvent) => {
    const { target } = event;
    const control = controlAt(target);
    const isPart = target instanceof Element && target.closest('[data-hydrate=interaction]');
    isStillPressed = control ? pressBegunOn(control, event) : undefined;
    if (isPart || control) afterPaint(fetchApplication);
  };
  const passively = { capture: true, passive: true };
  addEventListener('pointerdown', near, passively);
  addEventListener('pointerup', (event) => isStillPressed?.(event), passively);
  addEventListener('click', hold, true);
};

/** How far a pointer may move while it presses. */
const slipPx = 10;

/**
 * A control may be drawn anew while the pointer is down on it: the browser then gives the click to neither of both. The new one is pressed.
 * @returns to be called as the pointer goes up
 */
const pressBegunOn = (control: HTMLElement, { clientX, clientY }: PointerEvent) => {
  const findSuccessor = rememberPlace(control);
  return (up: PointerEvent) => {
    const isMoved = Math.abs(up.clientX - clientX) > slipPx || Math.abs(up.clientY - clientY) > slipPx;
    if (control.isConnected || isMoved) return;
    whenHydrated(control, (answering) => answering && press(answering, { isNew: true }), findSuccessor);
  };
};

const press = (control: HTMLElement, { isNew }: { isNew: boolean }) => {
  // A strip of pictures that was drawn anew begins at its first one.
  if (isNew) control.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  // One frame later: what the application renders first is on screen then.
  requestAnimationFrame(() => control.click());
};

/** Releases the presses when the application cannot be had: a form goes to its address. */
export const releaseControls = (): void => {
  for (const fail of held.values()) fail();
  held.clear();
};

const hold = (event: MouseEvent) => {
  const control = controlAt(event.target) ?? unheardLinkAt(event);
  if (!control) return forget(event.target);
  if (isPartInPlace(control)) return repeatIfUnheard(control);
  event.preventDefault();
  event.stopPropagation();
  if (held.has(control)) return;
  control.setAttribute('data-pressed', '');
  const leave = () => {
    control.removeAttribute('data-pressed');
    if (control instanceof HTMLAnchorElement) location.assign(control.href);
    else if (control instanceof HTMLButtonElement && control.type === 'submit') control.form?.requestSubmit(control);
  };
  held.set(control, leave);
  afterPaint(startApplication);
  if (control instanceof HTMLAnchorElement) setTimeout(() => held.delete(control) && leave(), measuredLinkMs);
  whenHydrated(control, (answering) => {
    if (!held.delete(control)) return;
    control.removeAttribute('data-pressed');
    // The form was drawn anew, without what was entered: not sent, since it is not what the shopper meant.
    if (answering !== control && control instanceof HTMLButtonElement && isEntryWaiting(control.form)) return;
    if (answering) press(answering, { isNew: answering !== control });
  });
};

/** Drops the earlier press on a button that the document answers by now: what was missing has been chosen. */
const forget = (target: EventTarget | null) => {
  const button = target instanceof Element ? target.closest('button') : null;
  if (button && held.delete(button)) button.removeAttribute('data-pressed');
};

/**
 * A press in a part that is in place reaches its control: React's, or a payment provider's own. Only when a piece of the
 * part still waits for its code does React drop the press; then it is given again.
 */
const repeatIfUnheard = (control: HTMLElement) => {
  setTimeout(() => {
    if (isHydrated(control)) return;
    whenHydrated(control, (answering) => answering && isHydrated(answering) && answering.click());
  });
};

/** The control under an event that only the application answers, and that it does not answer yet. */
const controlAt = (target: EventTarget | null): HTMLElement | null => {
  const button = scriptedButtonAt(target);
  if (!button || isHydrated(button)) return null;
  if (button.type !== 'submit' || !button.form) return button;
  const { action, hydrate } = button.form.dataset;
  // The server's action knows the visitor's own cart only; a signed-in shopper's is the application's. What is still to be
  // chosen is said by the application too, in the store's own words and place.
  return hydrate === 'interaction' || (action && (hasSignInHint() || lacksChoice(button.form))) ? button : null;
};

/** A required radio is still to be chosen. */
const lacksChoice = (form: HTMLFormElement): boolean =>
  [...form.elements].some(
    (field) => field instanceof HTMLInputElement && field.type === 'radio' && field.validity.valueMissing,
  );

/** A card's link whose press the application does not report yet: whoever has agreed to be measured has it from the start. */
const unheardLinkAt = (event: MouseEvent): HTMLElement | null => {
  const link = productCardLinkAt(event);
  if (!link || !hasAgreed() || isHydrated(link)) return null;
  return link.origin === location.origin && ['', '_self'].includes(link.target) ? link : null;
};
