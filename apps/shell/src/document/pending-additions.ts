import { showCount, shownCount } from './shown-count';

/** Pieces in the cart by the server's last answer, while requests are open. */
let confirmed = 0;
/** Pieces of all additions whose requests are open. */
let pending = 0;

/** To be called once, with the answer. `count`: pieces in the cart now; where the server does not tell, the added ones are counted. */
type Settle = (wasAdded: boolean, count?: number) => void;

/**
 * Raises the cart count that the page shows by an addition whose request has not been answered yet. Several requests may be open at the same time:
 * one that is refused takes its own pieces off again.
 */
export const showPendingAddition = (pieces: number): Settle => {
  if (pending === 0) confirmed = shownCount();
  pending += pieces;
  showCount(confirmed + pending);
  return (wasAdded, count = confirmed + pieces) => {
    pending -= pieces;
    if (wasAdded) confirmed = count;
    showCount(confirmed + pending);
  };
};
