import { asleepPart, whenLive } from './asleep';

const patienceMs = 4_000;

type Ways = {
  /** A finger or the mouse is on a link to another page: its press is a moment away. */
  onNear: () => void;
  /** Opens another page. @returns false when whoever listens to the link must hear of the press first */
  open: (path: string) => boolean;
};

/**
 * A link pressed in a part that is on its way opens its page at once, in the same document: the frame knows every address,
 * and the page that is left need not come alive for it. A link within the page (the next part of a list) is a matter of
 * its part: it is kept and given again when the part is alive, as presses on buttons are (server/early-press.ts); when the
 * part does not come in time, the browser follows it. Of several links the last counts.
 */
export const keepEarlyLinks = ({ onNear, open }: Ways) => {
  let last: HTMLAnchorElement | undefined;
  const follow = (link: HTMLAnchorElement, isLive: boolean) => {
    if (link !== last) return;
    last = undefined;
    if (isLive && link.isConnected) link.click();
    else location.assign(link.href);
  };
  const keep = (event: MouseEvent) => {
    const link = linkAt(event);
    const part = asleepPart(link);
    if (!link || !part || !isPlain(event, link)) return;
    event.preventDefault();
    const isOpened = link.pathname !== location.pathname && open(pathOf(link));
    const isKept = link === last;
    last = isOpened ? undefined : link;
    if (isOpened || isKept) return;
    const until = Date.now() + patienceMs;
    whenLive(
      part,
      (isLive) => follow(link, isLive),
      () => Date.now() > until,
    );
  };
  addEventListener('click', keep, true);
  const near = (event: MouseEvent) => {
    const link = linkAt(event);
    if (asleepPart(link) && link?.origin === location.origin && link.pathname !== location.pathname) onNear();
  };
  addEventListener('pointerdown', near, { capture: true, passive: true });
};

const linkAt = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null);

const pathOf = ({ pathname, search, hash }: HTMLAnchorElement) => pathname + search + hash;

/** A press that leads to another page of ours, in this tab. */
const isPlain = (event: MouseEvent, { target, origin, hash, pathname, search, download }: HTMLAnchorElement) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented) &&
  (target === '' || target === '_self') &&
  download === '' &&
  origin === location.origin &&
  !(hash && pathname === location.pathname && search === location.search);
