import type { AddedLine } from '@souk/contract';
import { variantText } from '@souk/domain';
import { useEffect } from 'react';
import { panelsStore } from '../panels';
import { useSay } from '../say';
import { toastsStore, type Toast } from '../toasts';
import { cartStore, listenToCart } from './connect-cart';
import type { CartNotice } from './cart-notice';

type Words = ReturnType<typeof useSay>['words'];

/** Makes a toast in the shopper's language of each notice of the cart. The shell renders it once; it has no markup of its own. */
export function CartNotices() {
  const say = useSay();
  useEffect(() => {
    const tellRemoval = createRemovals(say.words);
    const { show, dismiss } = toastsStore.getState();
    let failure = 0;
    const stopListening = listenToCart((notice) => {
      if (notice.kind === 'removed') tellRemoval(notice);
      else if (notice.kind === 'failed') failure = show({ kind: 'alert', text: say.errorText(notice.error) });
      else show(toastOf(notice, say.words));
    });
    // A new try takes away what the last one said.
    const stopWatching = cartStore.subscribe(({ pending }, before) => {
      if (Object.keys(pending).some((key) => !(key in before.pending))) dismiss(failure);
    });
    return () => {
      stopListening();
      stopWatching();
    };
  }, [say]);
  return null;
}

type Removal = Extract<CartNotice, { kind: 'removed' }>;
type Failure = Extract<CartNotice, { kind: 'failed' }>;

/** One message for all removals that can still be undone, so that however many follow each other none is lost. */
const createRemovals = (words: Words) => {
  let told: { id: number; removals: readonly Removal[] } | null = null;
  return (removal: Removal) => {
    const { toasts, show, dismiss } = toastsStore.getState();
    const before = told && toasts.some(({ id }) => id === told?.id) ? told : null;
    if (before) dismiss(before.id);
    const removals = [...(before?.removals ?? []), removal];
    const text =
      removals.length === 1
        ? words('cart.removed', { name: removal.name })
        : words('cart.removedMany', { count: removals.length });
    const run = () => removals.forEach(({ undo }) => undo());
    told = { id: show({ kind: 'status', text, action: { label: words('cart.undo'), run }, isUndo: true }), removals };
  };
};

const toastOf = (notice: Exclude<CartNotice, Removal | Failure>, words: Words): Omit<Toast, 'id'> => {
  switch (notice.kind) {
    case 'added': {
      const { line } = notice;
      const name = notice.name ?? words('cart.item');
      const open = () => panelsStore.getState().openPanel({ kind: 'cart' });
      return {
        kind: 'status',
        text: line?.added === 0 ? name : words('cart.added', { name }),
        detail: detailOf(line, words),
        ...(line ? { picture: line.image } : {}),
        action: { label: words('cart.open'), run: open },
      };
    }
    case 'savedForLater':
      return { kind: 'status', text: words('cart.savedForLater', { name: notice.name }) };
    case 'reselected':
      return { kind: 'status', text: words('cart.reselected', { name: notice.name }) };
    case 'merged':
      return {
        kind: 'status',
        text: words(notice.capped > 0 ? 'cart.mergedCapped' : 'cart.merged', { count: notice.count }),
        action: { label: words('cart.undo'), run: notice.undo },
        isUndo: true,
      };
    case 'deferred':
      return { kind: 'status', text: words('offline.adding') };
  }
};

/** Which variant it is, and that stock held it back. */
const detailOf = (line: AddedLine | undefined, words: Words) =>
  [line ? variantText(line.suk) : '', line?.capped ? words('cart.capped', { count: line.cartNum }) : '']
    .filter((part) => part !== '')
    .join(' · ');
