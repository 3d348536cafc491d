import type { CartGroup } from '@souk/contract';
import type { CartKit } from './cart-kit';
import { readCartUuid } from './cart-uuid';
import { piecesIn } from './cart-view';

/** A load that keeps being overtaken by changes gives up after this many turns: the changes themselves tell the truth. */
const maxTurns = 4;

/** Reading the cart from the server. Source: spec 7, cart/list and cart/count. */
export const createLoading = (kit: CartKit) => {
  let running: Promise<void> | null = null;

  /** Nobody signed in and no id yet: there is no cart to ask for. */
  const isEmptyForSure = async () => !(await kit.owner.isSignedIn()) && !readCartUuid();

  const read = async () => {
    if (kit.get().confirmed === null) kit.change({ status: 'loading' });
    try {
      if (await isEmptyForSure()) return kit.change({ status: 'ready', confirmed: [], confirmedCount: 0 });
      const { cart } = await kit.api();
      for (let turn = 1; ; turn++) {
        const asked = kit.version();
        const confirmed = await cart.list({ isValid: 'all' });
        // A change was confirmed while this answer was on its way: it may not know of it.
        if (asked !== kit.version() && turn < maxTurns) continue;
        return kit.change({ status: 'ready', confirmed, confirmedCount: piecesIn(confirmed) });
      }
    } catch {
      // The cart's screens say so where the lines would stand, and keep what was known before.
      kit.change({ status: 'failed' });
    }
  };

  const load = (): Promise<void> => {
    running ??= read().finally(() => (running = null));
    return running;
  };

  const loadCount = async () => {
    if (kit.get().confirmed !== null) return load();
    try {
      if (await isEmptyForSure()) return kit.change({ confirmedCount: 0 });
      const asked = kit.version();
      const { count } = await (await kit.api()).cart.count({ numType: 'true', type: 'sum' });
      // An addition that was confirmed meanwhile brought a newer count with it.
      if (asked === kit.version()) kit.change({ confirmedCount: count });
    } catch {
      // The badge keeps what it knew: a count that cannot be read is no reason to disturb.
    }
  };

  /** Takes over what the page's first HTML showed, so that a tap before the first answer acts on what is on screen. */
  const adopt = (painted: readonly CartGroup[]) => {
    if (kit.get().confirmed === null) kit.change({ confirmed: painted, confirmedCount: piecesIn(painted) });
  };

  return { load, loadCount, adopt };
};
