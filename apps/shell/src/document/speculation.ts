import { mayPrefetch } from '@souk/mfe';
import { isApplicationStarted } from './application';

/** Pages that are one shopper's own, and addresses that change something: never fetched before they are wanted. */
const ownPages = '/(admin|sell|order|users|support|auth|actions|callback|logout|api|sandbox|middlewares)/*';

const rules = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { href_matches: ownPages } }] },
      eagerness: 'moderate',
    },
  ],
};

/**
 * Lets the browser fetch the page behind a link when a pointer rests on it or a finger touches it; not with data saver,
 * not on 2g. Browsers without speculation rules ignore them. Source: LAYOUT-12.
 * @param nonce the page's own, which the policy asks of inline rules
 */
export const prefetchLinkedPages = (nonce: string | undefined): void => {
  if (isApplicationStarted() || !mayPrefetch()) return;
  const script = document.createElement('script');
  script.type = 'speculationrules';
  if (nonce) script.nonce = nonce;
  script.textContent = JSON.stringify(rules);
  document.head.append(script);
};

/** Takes the rules away: the application prefetches and opens pages by itself. */
export const stopPrefetchingPages = (): void => document.querySelector('script[type=speculationrules]')?.remove();
