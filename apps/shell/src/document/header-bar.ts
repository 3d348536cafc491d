import { stickyNavThresholdPx } from '@souk/domain';

/** How far a finger moves before it means a direction. */
const leastPx = 12;

/**
 * Fixes the header's bar to the upper edge below 120 px of scroll (`data-fixed`). While the shopper scrolls down it is
 * `data-away`, which hides it on phones; scrolling up or a change in the cart brings it back. While it covers the upper edge, the
 * document is `data-covered`: what sticks there stands `--fixed-bar` below. An attribute, since a value that all elements inherit
 * has the browser style all of them anew. Source: HEAD-03, HEAD-05.
 */
export const followScroll = (): void => {
  let last = 0;
  const news = new MutationObserver(() => show(false));
  const bars = () => document.querySelectorAll<HTMLElement>('[data-header-bar]');
  // Asked for each time: the application may have drawn the header anew.
  const watchNews = (bar: HTMLElement) => news.observe(bar, { childList: true, characterData: true, subtree: true });
  const show = (isAway: boolean) => {
    const isFixed = scrollY > stickyNavThresholdPx;
    for (const bar of bars()) {
      watchNews(bar);
      bar.dataset['fixed'] = String(isFixed);
      bar.dataset['away'] = String(isFixed && isAway);
    }
    const isCovered = isFixed && (!isAway || matchMedia('(min-width: 1024px)').matches);
    document.documentElement.toggleAttribute('data-covered', isCovered);
  };
  const onScroll = () => {
    if (scrollY > stickyNavThresholdPx && Math.abs(scrollY - last) < leastPx) return;
    show(scrollY > last);
    last = scrollY;
  };
  // In the frame that lays the page out anyhow: whoever asks before has the browser lay it out twice, and paint later.
  requestAnimationFrame(() => {
    last = scrollY;
    addEventListener('scroll', onScroll, { passive: true });
    if (last > 0) show(false);
  });
  bars().forEach(watchNews);
};
