import type { Paged } from '@souk/contract';

/**
 * The rows of the pages that were read so far, each once and as it was read last: while somebody reads, a newer row moves the last of a page
 * to the next one.
 * @param keyOf names a row among those of its list
 */
export const rowsOnce = <T>(pages: readonly Pick<Paged<T>, 'list'>[], keyOf: (row: T) => string | number): T[] => [
  ...new Map(pages.flatMap(({ list }) => list.map((row) => [keyOf(row), row] as const))).values(),
];
