import { cartStore, panelsStore } from '@souk/state';
import { useEffect } from 'react';
import { hasAttempted, noteReminder, wasReminded } from '../parts/attempt/attempt';

/** Who leaves the cart sooner was only passing by. */
const lookedAroundMs = 20_000;

/**
 * Who studied the cart and leaves it for another page without trying the checkout is reminded, once per visit.
 * Source: spec 3, Client state, checkout-not-attempted dialog; WIDGET-08.
 */
export const useReminder = () => {
  useEffect(() => {
    const begun = Date.now();
    return () => {
      const isPassing = Date.now() - begun < lookedAroundMs;
      if (isPassing || hasAttempted() || wasReminded() || cartStore.getState().checkedCount === 0) return;
      // The navigation that ends this page closes every panel first.
      setTimeout(() => {
        if (location.pathname.startsWith('/order/')) return;
        noteReminder();
        panelsStore.getState().openPanel({ kind: 'notAttempted' });
      }, 600);
    };
  }, []);
};
