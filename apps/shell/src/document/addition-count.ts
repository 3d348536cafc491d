import { showCount, shownCount } from './shown-count';

/** Pieces in the cart as far as the server has said, while additions are being sent. */
let confirmed = 0;
/** Pieces of the additions that are being sent. */
let sending = 0;

/**
 * Shows an addition in the count of the cart before the server has answered it. Several may be on their way at the same time.
 * @returns ends it: whether it was added, and how many pieces are in the cart by the server's answer, if that says so
 */
export const countAddition = (pieces: number): ((wasAdded: boolean, count?: number) => void) => {
  if (sending === 0) confirmed = shownCount();
  sending += pieces;
  showCount(confirmed + sending);
  return (wasAdded, count = confirmed + pieces) => {
    sending -= pieces;
    if (wasAdded) confirmed = count;
    showCount(confirmed + sending);
  };
};
