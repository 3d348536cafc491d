import { mayPrefetch } from '@souk/mfe';
import { isApplicationStarted } from './application';
import { speculationRules } from './speculation-rules';

/**
 * Lets the browser fetch the page behind a link when a pointer rests on it or a finger touches it; not with data saver,
 * not on 2g. Browsers without speculation rules ignore them. Source: LAYOUT-12.
 * @param nonce of a page that has one; a public page allows the rules by their hash
 */
export const prefetchLinkedPages = (nonce: string | undefined): void => {
  if (isApplicationStarted() || !mayPrefetch()) return;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  if (nonce) script.nonce = nonce;
  script.textContent = speculationRules;
  document.head.append(script);
};

/** Takes the rules away: the application prefetches and opens pages by itself. */
export const stopPrefetchingPages = (): void => document.querySelector('script[type=speculationrules]')?.remove();
