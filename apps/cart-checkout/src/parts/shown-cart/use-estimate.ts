import type { CartEstimate, CartGroup } from '@souk/contract';
import { keepPreviousData, useQuery } from '@souk/query';
import { isBuyable, useApi, type CartFacts } from '@souk/state';
import { cartQueries } from './cart.queries';

/**
 * `data` null: not known, and nothing is said about it. `isPending`: it is on its way for the first time.
 * `isUpdating`: it is that of the cart as it was before.
 */
export type ShownEstimate = { data: CartEstimate | null; isPending: boolean; isUpdating: boolean };

/** More ids than this no call takes. */
const namedAtMost = 100;

/** What the lines chosen for the coming order would cost with freight: the server prices, the page only asks. Source: docs/expectations, C4. */
export const useEstimate = ({ confirmed, unchecked }: Pick<CartFacts, 'confirmed' | 'unchecked'>): ShownEstimate => {
  const api = useApi();
  const { ids, state, isEmpty } = asked(confirmed ?? [], unchecked);
  const { data, isLoading, isPlaceholderData } = useQuery({
    ...cartQueries(api).estimate(ids, state),
    enabled: !isEmpty && (ids?.length ?? 0) <= namedAtMost,
    placeholderData: keepPreviousData,
  });
  return { data: isEmpty ? null : (data ?? null), isPending: isLoading, isUpdating: isPlaceholderData };
};

/** What to ask for. Every change that the server has confirmed makes another question of it. */
export const asked = (groups: readonly CartGroup[], unchecked: ReadonlySet<number> = new Set()) => {
  const buyable = groups.flatMap((group) => group.cartInfoList).filter(isBuyable);
  const chosen = buyable.filter(({ id }) => !unchecked.has(id));
  return {
    ids: chosen.length === buyable.length ? null : chosen.map(({ id }) => id),
    state: chosen.map(({ id, cartNum, variantPrice }) => `${id}x${cartNum}@${variantPrice}`).join(),
    isEmpty: chosen.length === 0,
  };
};
