import { deskHintCookie } from '@souk/domain';
import { hasSignInHint } from './sign-in-hint';

/**
 * Whether somebody is signed in at a desk by this browser, on this origin; false on the server. A script of others would stand on the
 * origin of their sign-in: none is loaded for them. A shopper's document is the same with it and without it; only the browser asks.
 */
export const isDeskBrowser = (): boolean => typeof document !== 'undefined' && hasSignInHint(deskHintCookie);
