/** A line of an order. `asked`: pieces that requests for money back hold; `sent`: pieces in parcels. */
export type ParcelLine = { num: number; asked: number; sent: number };

/** Pieces of a line that are still to be sent: in no parcel, and not asked back. Source: ORDER-11. */
export const unsentPieces = ({ num, asked, sent }: ParcelLine): number => Math.max(0, num - asked - sent);

/**
 * Pieces of a line whose money can be asked back. Before an order is sent whole, those that wait for a parcel; a piece on its way
 * comes back once the rest is sent. Source: ORDER-11.
 * @param isSent whether every parcel of the order is on its way
 */
export const refundablePieces = (line: ParcelLine, isSent: boolean): number =>
  isSent ? Math.max(0, line.num - line.asked) : unsentPieces(line);

/** Whether a part of an order that is not sent whole is on its way. */
export const isPartlySent = (lines: readonly ParcelLine[], isSent: boolean): boolean =>
  !isSent && lines.some(({ sent }) => sent > 0);
