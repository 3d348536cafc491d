import { mayPrefetch, whenIdle } from '@souk/mfe';
import type { PageBoot } from '../app/boot';
import { hasSignInHint } from '@souk/state/sign-in-hint';
import { wasReloaded } from '../client/reload-once';
import { hasAgreed, hasAnswered } from '../consent/has-agreed';
import { afterPaint, startApplication } from './application';

/** What parts marked so show exists in the browser only: they need the application with the page, or near the view. */
const loadParts = '[data-hydrate=load]';
const visibleParts = '[data-hydrate=visible]';
const marginPx = 600;

/** For so long a page is believed as to price and stock. */
const believedMs = 5 * 60_000;

/** Whether the application starts with the page: no shopper need be waited for. */
const isNeededAtOnce = ({ hydrate }: Pick<PageBoot, 'hydrate'>): boolean =>
  hydrate === 'load' || document.querySelector(loadParts) !== null || hasSignInHint() || hasAgreed();

/** Starts the application at the needs that no press announces. */
export const listenToNeeds = (boot: PageBoot): void => {
  if (isNeededAtOnce(boot)) return startApplication();
  // The browser fetches a tab's storage when it is first read, and paints nothing meanwhile.
  afterPaint(() => wasReloaded() && startApplication());
  // The question of consent is asked by the application, after the page is there.
  if (boot.asksConsent && !hasAnswered()) void whenAtRest().then(startOnline);
  // What moves by itself on some devices only.
  for (const part of document.querySelectorAll<HTMLElement>('[data-hydrate-media]'))
    if (matchMedia(part.dataset['hydrateMedia'] ?? '').matches) void whenAtRest().then(startOnline);
  addEventListener('scroll', watchParts, { passive: true, once: true });
  startWhenOld();
};

/** A page that is come back to much later starts the application, which asks anew for what may have changed. */
const startWhenOld = () => {
  const openedMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - openedMs > believedMs && mayPrefetch())
      startApplication();
  });
};

/** Nobody waits for it: without a connection it would fail, and take from the page what can be read. */
const startOnline = () => {
  if (navigator.onLine) startApplication();
  else addEventListener('online', startApplication, { once: true });
};

/** Resolves when the page has been loaded and the browser has nothing else to do. */
export const whenAtRest = async (): Promise<void> => {
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  await whenIdle();
};

/** From the first scroll on: before it, a part near the view is only looked at. */
const watchParts = () => {
  if (!('IntersectionObserver' in globalThis)) return startOnline();
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      watch.disconnect();
      startOnline();
    },
    { rootMargin: `${marginPx}px` },
  );
  for (const part of document.querySelectorAll(visibleParts)) watch.observe(part);
};
