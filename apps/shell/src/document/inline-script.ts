import { startEvent, type DocumentScript, type DocumentServices, type SharedDocument } from '@souk/state';
import type { PageBoot } from '../app/boot';
import { watchChoices } from './early-choices';
import { queueClicks } from './early-clicks';
import { listenToPictures } from './pictures';
import { showRememberedCount } from './remembered-count';
import { retryDocumentScript } from './retry-document-script';
import { showStatus } from './status-message';

/**
 * The inline script in the head of every page, for what cannot wait for a download: it shows the count of the cart with the first paint, and
 * queues clicks and notes changed fields until the document script (document.ts), a file, has loaded. See docs/page-start.md.
 */
let isRead = false;
let isNeeded = false;
let services: DocumentServices | undefined;

const retry = retryDocumentScript(() => {
  const wasClicked = replayClicks(false);
  const text = document.getElementById('souk-boot')?.textContent;
  if (!text) return;
  const { texts } = JSON.parse(text) as PageBoot;
  // Where nobody has clicked, a page that is a document works.
  const isNoDocument = isNeeded || document.querySelector('[data-needs-scripts]');
  if (wasClicked || isNoDocument) showStatus(navigator.onLine ? texts.failed : texts.offline);
});
const replayClicks = queueClicks(retry);
const wasChoiceMade = watchChoices();
const showCount = showRememberedCount();
listenToPictures();

const start = () => {
  isNeeded = true;
  retry();
  services?.onStart();
};
addEventListener(startEvent, start);

const own: Omit<SharedDocument, keyof DocumentScript> = {
  ready: () => {
    isRead = true;
    showCount();
    services?.onRead();
  },
  start,
  handOver: (script, given) => {
    Object.assign(own, script);
    services = given;
    if (isNeeded) given.onStart();
    if (isRead) given.onRead();
    replayClicks(true);
    return wasChoiceMade();
  },
};
window.soukDocument = own as SharedDocument; // the rest comes with the document script
