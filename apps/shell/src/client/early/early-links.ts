import { asleepPart, whenLive } from './asleep';

const patienceMs = 4_000;

/**
 * A link pressed in a part that is on its way is kept and given again when the part is alive, as presses on buttons are
 * (server/early-press.ts): its page opens without a new document, and whoever listens to the link hears of it. When
 * the part does not come in time, the browser follows the link. Of several links the last counts.
 */
export const keepEarlyLinks = () => {
  let last: HTMLAnchorElement | undefined;
  const follow = (link: HTMLAnchorElement, isLive: boolean) => {
    if (link !== last) return;
    last = undefined;
    if (isLive && link.isConnected) link.click();
    else location.assign(link.href);
  };
  const keep = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    const part = asleepPart(link);
    if (!link || !part || !isPlain(event, link)) return;
    event.preventDefault();
    const isKept = link === last;
    last = link;
    const until = Date.now() + patienceMs;
    if (!isKept)
      whenLive(
        part,
        (isLive) => follow(link, isLive),
        () => Date.now() > until,
      );
  };
  addEventListener('click', keep, true);
};

/** A press that leads to another page of ours, in this tab. */
const isPlain = (event: MouseEvent, { target, origin, hash, pathname, search, download }: HTMLAnchorElement) =>
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.defaultPrevented) &&
  (target === '' || target === '_self') &&
  download === '' &&
  origin === location.origin &&
  !(hash && pathname === location.pathname && search === location.search);
