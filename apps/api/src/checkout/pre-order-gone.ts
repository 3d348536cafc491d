import { ReplyError } from '../errors';
import type { Locale } from '../locale';
import { checkoutWords } from './checkout-words';
import type { PreOrder } from './pre-order.repository';

/**
 * 404 for a pre-order that is past its time.
 * @param order absent: it was never there, or is not the asker's
 * @param isOfAccount it is open, for an account: the asker is nobody, and may have been signed out meanwhile
 */
export const preOrderGone = (locale: Locale, order?: PreOrder, isOfAccount = false) =>
  new ReplyError('PRE_ORDER_GONE', checkoutWords(locale, 'expired'), {
    isFromCart: order?.lines.some(({ cartLineId }) => cartLineId !== null) ?? false,
    isOfAccount,
  });
