/** Gives others time to move the focus themselves: a dialog that closes, a page that arrives. */
const patienceMs = 60;

/** Stands at an element to which the focus was moved for as long as it has it: what comes later may take it from there, nobody chose it. */
const movedMark = 'data-focus-moved';

/** What can be pressed. No text field: a phone would open its keyboard over what the reader is told. */
const link = 'a[href]:not([tabindex="-1"])';
const pressable = `${link}, button:not(:disabled), input:is([type=radio], [type=checkbox], [type=file])`;

/** One step from a focused element to the page: an element, what it stands in, and its place there. */
type Step = { child: Element; parent: Element; index: number };

const stepsFrom = (element: Element): Step[] => {
  const steps: Step[] = [];
  for (let child = element; child.parentElement; child = child.parentElement)
    steps.push({ child, parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return steps;
};

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Moves the focus when the element that had it is taken out of the page: a line that was deleted, a form that was sent, the
 * button of a dialog that closes, when what opened it is gone as well. It goes to what stands in its place now, else to what stands before, else to what
 * is around it, so that keyboard and screen reader go on there and not at the top of the page. Source: docs/expectations X3.
 * @returns how to stop
 */
export const watchLostFocus = (): (() => void) => {
  let way: Step[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const note = ({ target }: FocusEvent) => void (way = target instanceof Element ? stepsFrom(target) : []);
  // Who leaves an element by hand wants to be nowhere. Chromium says the same of one that is about to be taken out.
  const forget = ({ target }: FocusEvent) => {
    if (target instanceof Element) target.removeAttribute(movedMark);
    const left = way;
    queueMicrotask(() => {
      if (way === left && left[0]?.child.isConnected) way = [];
    });
  };
  const isLost = () => way[0]?.child.isConnected === false && isNowhere();
  const look = () => {
    if (!isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(() => isLost() && move(nearest(way)), patienceMs);
  };
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', forget);
  return () => {
    clearTimeout(timer);
    changes.disconnect();
    document.removeEventListener('focusin', note);
    document.removeEventListener('focusout', forget);
  };
};

const move = (to: HTMLElement | null) => {
  to?.focus({ preventScroll: true });
  to?.setAttribute(movedMark, '');
};

/** What is nearest to where the focus was, and can be pressed; null where another dialog covers the page. */
const nearest = (way: readonly Step[]): HTMLElement | null => {
  const gone = way.find(({ parent }) => parent.isConnected);
  const room = gone?.parent.closest('dialog, main');
  const covering = document.querySelector('dialog[open]');
  if (covering && covering !== room) return null;
  if (!gone || !room) return heading();
  const { child, parent, index } = gone;
  // Beside a button stand others that do something else: of those the first.
  const isAlone = child.matches('a, button, input, label');
  const beside = isAlone ? [] : [parent.children[index], parent.children[index - 1]];
  const around: Element[] = [];
  for (let one: Element | null = parent; one && one !== room; one = one.parentElement) around.push(one);
  // What stands in its place may begin with what takes that out as well, and whoever holds Enter down would press it: its link comes first.
  const found = [
    ...beside.map((place) => firstIn(place, link) ?? firstIn(place)),
    ...around.map((place) => firstIn(place)),
  ];
  return found.find((one) => one !== null) ?? (room.matches('main') ? heading() : firstIn(room));
};

const firstIn = (place: Element | undefined, wanted = pressable): HTMLElement | null => {
  if (!place) return null;
  const inside = [...place.querySelectorAll<HTMLElement>(wanted)];
  const all = place instanceof HTMLElement && place.matches(wanted) ? [place, ...inside] : inside;
  return all.find((one) => one.checkVisibility?.() !== false) ?? null;
};

const heading = (): HTMLElement | null => {
  const main = document.getElementById('main');
  const title = main?.querySelector('h1') ?? main;
  if (title) title.tabIndex = -1;
  return title ?? null;
};
