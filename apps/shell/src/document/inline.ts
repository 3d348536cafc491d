import { startEvent, type SharedDocument } from '@souk/state';
import type { Boot } from '../app/boot';
import { noticeChoices } from './chosen';
import { watchDocumentFile } from './document-file';
import { holdPresses } from './held-presses';
import { listenToPictures } from './pictures';
import { showRememberedCount } from './remembered-count';
import { showStatus } from './status';

/**
 * The inline script stands in every page's head. It does what cannot wait for a file: it shows the count of the cart with the first paint, and
 * keeps what is pressed and chosen before the document script (document.ts), which is a file, is there. See docs/page-start.md.
 */
let isRead = false;
let isNeeded = false;
let services: Parameters<SharedDocument['handOver']>[1] | undefined;

const askAnew = watchDocumentFile(() => {
  const wasPressed = givePresses(false);
  const text = document.getElementById('souk-boot')?.textContent;
  if (!text) return;
  const { texts, hydrate } = JSON.parse(text) as Boot;
  // A page that nobody has pressed on is a document, which works.
  if (wasPressed || isNeeded || hydrate === 'load') showStatus(navigator.onLine ? texts.failed : texts.offline);
});
const givePresses = holdPresses(askAnew);
const isChosen = noticeChoices();
const showCount = showRememberedCount();
listenToPictures();

const start = () => {
  isNeeded = true;
  askAnew();
  services?.onStart();
};
addEventListener(startEvent, start);

const own: Omit<SharedDocument, keyof Parameters<SharedDocument['handOver']>[0]> = {
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
    givePresses(true);
    return isChosen();
  },
};
window.soukDocument = own as SharedDocument; // the rest comes with the document script
