import { type deskSorts, type SortedList, type SortOf } from '@souk/contract/desk';
import { type RawBuilder, sql } from 'kysely';

/** What each column stands for by which a list can be ordered. */
export type SortColumns<List extends SortedList> = Record<(typeof deskSorts)[List][number], RawBuilder<unknown>>;

interface Order<List extends SortedList> {
  columns: SortColumns<List>;
  /** Names one row: rows that are alike in the column have one order, too, so no page shows a row twice or leaves one out. */
  unique: RawBuilder<unknown>;
  /** Absent: the list's own order. */
  sort: SortOf<List> | undefined;
  own: RawBuilder<unknown>;
}

/** The order of a list: by the column that somebody chose, both ways the exact reverse of each other, so one index serves both. */
export const orderOf = <List extends SortedList>({ columns, unique, sort, own }: Order<List>): RawBuilder<unknown> => {
  if (sort === undefined) return own;
  const isDown = sort.startsWith('-');
  const column = columns[(isDown ? sort.slice(1) : sort) as keyof SortColumns<List>];
  return isDown ? sql`${column} desc, ${unique} desc` : sql`${column}, ${unique}`;
};

/** The same column the other way round; a list's own order stays. */
export const backwards = <List extends SortedList>(sort: SortOf<List> | undefined): SortOf<List> | undefined =>
  sort && ((sort.startsWith('-') ? sort.slice(1) : `-${sort}`) as SortOf<List>);
