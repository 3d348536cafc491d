import { useSay } from '@souk/state';
import { useDeskChange } from '../parts/use-desk';
import { partsOf, type SeenProduct } from './bulk-dialog';

/**
 * Puts products back on sale that were just taken off it, and says how many. One that somebody changed since stays off sale. There is no
 * undo of putting on sale: shoppers who waited for a product may have been mailed.
 */
export const useUndoOfHiding = () => {
  const say = useSay();
  const publish = useDeskChange('productsPublish', { done: null });
  return async (hidden: readonly SeenProduct[]) => {
    let [count, refused] = [0, 0];
    try {
      for (const products of partsOf(hidden)) {
        const result = await publish.mutateAsync({ products, isLive: true });
        count += result.done.length;
        refused += result.refused.length;
      }
    } catch {
      // `useDeskChange` says so over the page; what was put back before stays
      return;
    }
    if (refused > 0) say.wrong('desk.bulk.undoneSome', { count, refused });
    else say.done('desk.bulk.undone', { count });
  };
};
