import type { CartItem, CartLineState } from '@souk/contract';
import { clampQuantity, quantityDebounceMs } from '@souk/domain';
import { dropChange, findConfirmed, putChange, type CartKit } from './cart-kit';
import { isBuyable } from './cart-view';

/**
 * Sends changed quantities to the server. A line sends its latest value 500 ms after its last change and has one call on the
 * way at a time, so that the value that was chosen last is the one that stays. A refusal restores the last confirmed value.
 * Source: CART-05; spec 9, Default debounce.
 */
export const createQuantitySync = (kit: CartKit) => {
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  const sending = new Map<number, Promise<void>>();

  const set = (id: number, wanted: number) => {
    const confirmed = findConfirmed(kit, id)?.line;
    if (!confirmed || !isBuyable(confirmed)) return;
    const number = clampQuantity(wanted, confirmed.stock);
    clearTimeout(timers.get(id));
    timers.delete(id);
    if (number === confirmed.cartNum && !sending.has(id)) return dropChange(kit, keyOf(id));
    putChange(kit, keyOf(id), { kind: 'quantity', id, number });
    timers.set(
      id,
      setTimeout(() => void send(id), quantityDebounceMs),
    );
  };

  /** Runs until the line wants nothing more, or is being changed again (then its timer comes back here). */
  const send = (id: number): Promise<void> => {
    clearTimeout(timers.get(id));
    timers.delete(id);
    const running = sending.get(id);
    if (running) return running;
    const turns = sendInTurn(id).finally(() => sending.delete(id));
    sending.set(id, turns);
    return turns;
  };

  const sendInTurn = async (id: number) => {
    for (let number = intended(kit, id); number !== null && !timers.has(id); number = intended(kit, id)) {
      try {
        confirmLine(kit, await (await kit.api()).cart.num({ id, number }, { keepalive: true }));
        if (intended(kit, id) === number) dropChange(kit, keyOf(id));
      } catch (error) {
        // A newer intention stands: that one decides. Otherwise the line goes back to what the server has.
        if (intended(kit, id) !== number) continue;
        dropChange(kit, keyOf(id));
        kit.tell({ kind: 'failed', error });
      }
    }
  };

  return {
    set,
    /** Forgets what a line still wanted: it is being taken out. @returns the line as it was shown */
    forget: (line: CartItem): CartItem => {
      const { id } = line;
      const cartNum = intended(kit, id) ?? line.cartNum;
      clearTimeout(timers.get(id));
      timers.delete(id);
      dropChange(kit, keyOf(id));
      return { ...line, cartNum };
    },
    /** Sends what waits and resolves when every line is confirmed or rolled back. */
    settle: async () => {
      while (timers.size > 0 || sending.size > 0) {
        await Promise.all([...timers.keys(), ...sending.keys()].map((id) => send(id)));
      }
    },
  };
};

const keyOf = (id: number) => `quantity:${id}`;

const intended = (kit: CartKit, id: number): number | null => {
  const change = kit.get().pending[keyOf(id)];
  return change?.kind === 'quantity' ? change.number : null;
};

/** The server's word on a line: its quantity, capped at what is in stock now. */
const confirmLine = (kit: CartKit, { id, cartNum, stock }: CartLineState) => {
  const before = findConfirmed(kit, id)?.line.cartNum ?? cartNum;
  const confirmed = (kit.get().confirmed ?? []).map((group) => ({
    ...group,
    cartInfoList: group.cartInfoList.map((line) => (line.id === id ? { ...line, cartNum, stock } : line)),
  }));
  kit.change({ confirmed, confirmedCount: kit.get().confirmedCount + cartNum - before });
  kit.confirmChange();
};
