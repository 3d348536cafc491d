import { isApiError } from '@souk/api-client';
import { useIntl } from '@souk/i18n';
import { useEffect } from 'react';
import { panelsStore } from '../panels';
import { toastsStore } from '../toasts';
import { listenToCart } from './connect-cart';
import type { CartNotice } from './cart-notice';

type Words = (id: string, values?: Record<string, string | number>) => string;

/** Says in the shopper's language what the cart did. The shell renders it once; it shows nothing itself. */
export function CartNotices() {
  const intl = useIntl();
  useEffect(() => {
    const words: Words = (id, values) => intl.formatMessage({ id }, values);
    return listenToCart((notice) => void toastsStore.getState().show(toastOf(notice, words)));
  }, [intl]);
  return null;
}

const toastOf = (notice: CartNotice, words: Words) => {
  switch (notice.kind) {
    case 'added': {
      const open = () => panelsStore.getState().openPanel({ kind: 'cart' });
      const text = words('cart.added', { name: notice.name ?? words('cart.item') });
      return { kind: 'status', text, action: { label: words('cart.open'), run: open } } as const;
    }
    case 'removed':
      return {
        kind: 'status',
        text: words('cart.removed', { name: notice.name }),
        action: { label: words('cart.undo'), run: notice.undo },
      } as const;
    case 'savedForLater':
      return { kind: 'status', text: words('cart.savedForLater', { name: notice.name }) } as const;
    case 'reselected':
      return { kind: 'status', text: words('cart.reselected', { name: notice.name }) } as const;
    case 'merged':
      return {
        kind: 'status',
        text: words(notice.capped > 0 ? 'cart.mergedCapped' : 'cart.merged', { count: notice.count }),
        action: { label: words('cart.undo'), run: notice.undo },
      } as const;
    case 'failed':
      return { kind: 'alert', text: errorText(notice.error, words) } as const;
  }
};

/** The server's own words where the catalogue lets them come first, else the catalogue's. Source: spec 8. */
const errorText = (error: unknown, words: Words) => {
  if (isApiError(error)) return error.serverMessage ?? words(error.messageId);
  return error instanceof Error && error.message ? error.message : words('error.platform');
};
