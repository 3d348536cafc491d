import { previewOf } from '@souk/domain';
import { hasSignInHint } from '@souk/state/sign-in-hint';
import { areaOf } from '../app/area';
import type { PageBoot } from '../app/boot';
import { afterPaint, sharedPageData, prefetchApplication, readBoot, startApplication } from './application';
import { keepCount, loadCount } from './cart-count';
import { listenToControls, releaseControls } from './controls';
import { tickCountdowns } from './countdowns';
import { handOverChangedFields, listenToFields } from './fields';
import { hasUnsent, listenToForms } from './forms';
import { followScroll } from './header-bar';
import { followHistory } from './history';
import { noticeLeaving, whenStaying } from './leaving';
import { listenToNeeds, whenAtRest } from './needs';
import { startForLiveChannel } from './live-channel';
import { prepareForOffline } from './offline';
import { rememberSeenProduct } from './seen-product';
import { shownCount } from './shown-count';
import { prefetchLinkedPages, stopPrefetchingPages } from './speculation';
import { showStatus } from './status-message';
import { recordVisit } from './visit';
import { measureVitals } from './vitals';

/**
 * The document script is a file that every page's head names; the inline script (inline-script.ts) has run before it. It lets a page work as a
 * document, and starts the application at the first need that a document cannot serve. See docs/page-start.md.
 */
let boot: PageBoot | undefined;
const nonce = document.currentScript?.nonce;
/** A desk is no shop: nobody's visit or cart, and its application starts with the page. */
const isDesk = areaOf(location.pathname) !== null;
/** Whoever looks at a draft, mostly in a frame of the desk, visits no shop: no visit is counted, no cart begun. */
const isDraft = previewOf(location.search) !== undefined;

const read = () => {
  boot = readBoot({
    onStart: () => {
      handOverChangedFields();
      stopPrefetchingPages();
    },
    onFail: () => {
      const { failed, offline, offlineAdding } = boot?.texts ?? {};
      showStatus(navigator.onLine ? failed : hasUnsent() ? offlineAdding : offline);
      releaseControls();
    },
  });
  if (!boot) return;
  followScroll();
  tickCountdowns();
  listenToNeeds(boot);
  if (isDesk) return;
  keepCount();
  const page = boot;
  const isGuest = !hasSignInHint();
  // Said at once: an application that starts earlier than that leaves the visit to the document.
  if ((isGuest || isDraft) && window.soukDocument) window.soukDocument.hasVisit = true;
  afterPaint(() => followPaint(page, isGuest));
};

/** What can wait for the page's first paint, and would delay it. */
const followPaint = (page: PageBoot, isGuest: boolean) => {
  rememberSeenProduct();
  if (isGuest) servePageToGuest();
  void startForLiveChannel();
  void whenAtRest().then(() => {
    prefetchApplication();
    prefetchLinkedPages(nonce);
  });
  prepareForOffline(page);
  measureVitals(page);
};

const servePageToGuest = () => {
  const isApplicationThere = () => document.documentElement.hasAttribute('data-hydrated');
  const refresh = () => {
    if (!isApplicationThere()) void loadCount(boot?.storeId);
  };
  // Before the visit, which makes the id of a cart that is empty.
  refresh();
  if (!isDraft) recordVisit();
  // Another tab may have changed the cart, and a page from the back/forward cache shows an old count.
  addEventListener('pageshow', ({ persisted }) => persisted && refresh());
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && refresh());
};

noticeLeaving();
listenToForms(() => boot?.texts);
listenToControls();
listenToFields();
followHistory();
const wasChoiceMade = window.soukDocument?.handOver(
  { replies: [], hasVisit: false, clockAheadMs: 0, shownCount, sharedPageData, whenStaying },
  { onRead: read, onStart: startApplication },
);
if (wasChoiceMade) afterPaint(startApplication);
