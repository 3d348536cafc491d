import { useState } from 'react';
import { useDesk } from '../parts/use-desk';
import type { Selection } from './data-table';

type Props<Row> = {
  /** Rows of the page in sight that can be chosen. */
  shown: readonly Row[];
  keyOf: (row: Row) => string;
  /** The list's address, by its tab, search and filters. */
  url: { href: (change: { sort: undefined }) => string };
};

/**
 * Keeps which rows of a list are chosen while its pages are turned or it is sorted. Under another tab, search or filter none is chosen.
 * A chosen row on the page in sight is as it was read last, one on another page as it was when that page was in sight.
 */
export const useChosenRows = <Row>({ shown, keyOf, url }: Props<Row>) => {
  const { base } = useDesk();
  const list = base + url.href({ sort: undefined });
  const [kept, setKept] = useState<{ list: string; rows: readonly Row[] }>({ list, rows: [] });
  const inSight = new Map(shown.map((row) => [keyOf(row), row]));
  const chosen = kept.list === list ? kept.rows.map((row) => inSight.get(keyOf(row)) ?? row) : [];
  const keys = new Set(chosen.map(keyOf));
  const outOfSight = chosen.filter((row) => !inSight.has(keyOf(row)));
  const choose = (rows: readonly Row[]) => setKept({ list, rows });
  const set = (wanted: ReadonlySet<string>) =>
    choose([...outOfSight, ...shown.filter((row) => wanted.has(keyOf(row)))]);
  const selection: Selection = {
    has: (key) => keys.has(key),
    toggle: (key) => set(keys.has(key) ? new Set([...keys].filter((one) => one !== key)) : new Set([...keys, key])),
    set: (wanted) => set(new Set(wanted)),
  };
  return {
    chosen,
    /** How many of them are not on the page in sight. */
    outOfSight: outOfSight.length,
    selection,
    /** Chooses these and no others, on whichever page they stand. */
    choose,
    clear: () => choose([]),
    /** Lets rows go by their keys; the others stay chosen, also if the choice has changed since this was taken. */
    drop: (done: readonly string[]) =>
      setKept((old) => ({ ...old, rows: old.rows.filter((row) => !done.includes(keyOf(row))) })),
  };
};
