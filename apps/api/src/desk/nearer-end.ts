/** Rows of a list: so many, behind so many others. */
interface Part {
  limit: number;
  offset: number;
}

/**
 * From which end of a list a page is read: one near the last row would else be reached by reading all before it.
 * @returns `isFromEnd`: the part as it lies in the reversed list, so its rows come in reverse
 */
export const nearerEnd = ({ limit, offset }: Part, total: number): Part & { isFromEnd: boolean } => {
  const behind = Math.max(0, total - offset - limit);
  if (offset <= behind) return { isFromEnd: false, limit, offset };
  return { isFromEnd: true, limit: Math.max(0, Math.min(limit, total - offset)), offset: behind };
};
