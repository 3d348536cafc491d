import type { DeskData, DeskInput, DeskProductRow } from '@souk/contract/desk';
import { useState } from 'react';
import { useSay } from '@souk/state';
import { useDesk, useDeskApi } from '../parts/use-desk';
import { useSelection } from '../table/use-selection';

/** A product that is about to be changed, as it was seen. */
export type ChosenProduct = DeskData<'productsMatching'>['list'][number];

type Filter = DeskInput<'productsMatching'>;

/**
 * Which products of a list are chosen: rows of its page, or all that its filter finds, less those whose choice was
 * taken back since. Of all that one filter finds nothing is chosen under another.
 */
export const useChosenProducts = (rows: readonly DeskProductRow[], filter: Filter) => {
  const { merchantId } = useDesk();
  const api = useDeskApi(merchantId);
  const say = useSay();
  const selection = useSelection(rows.map(({ id }) => String(id)));
  const [all, setAll] = useState<{ of: string; list: readonly ChosenProduct[] } | null>(null);
  const [isReading, setReading] = useState(false);
  const of = JSON.stringify(filter);
  const matched = all?.of === of ? all.list : null;
  const read = async () => (await api.call('productsMatching', filter)).list;
  const setMatched = (list: readonly ChosenProduct[]) => setAll(list.length > 0 ? { of, list } : null);
  const hasMatched = (key: string) => matched?.some(({ id }) => String(id) === key) ?? false;

  const chooseAll = async () => {
    setReading(true);
    await read().then(setMatched, say.failed);
    setReading(false);
  };
  const toggle = (key: string) => {
    if (!matched) return selection.toggle(key);
    const row = rows.find(({ id }) => String(id) === key);
    setMatched(hasMatched(key) || !row ? matched.filter(({ id }) => String(id) !== key) : [...matched, row]);
  };
  const set = (keys: readonly string[]) => {
    setAll(null);
    selection.set(keys);
  };
  /** What was refused stays chosen, as it is now. */
  const drop = async (done: readonly number[]) => {
    if (!matched) return selection.set(selection.keys.filter((key) => !done.includes(Number(key))));
    const left = new Set(matched.map(({ id }) => id).filter((id) => !done.includes(id)));
    setMatched(matched.filter(({ id }) => left.has(id)));
    if (left.size > 0) await read().then((list) => setMatched(list.filter(({ id }) => left.has(id))), say.failed);
  };
  return {
    chosen: matched ?? rows.filter(({ id }) => selection.has(String(id))),
    isAll: matched !== null,
    isReading,
    chooseAll,
    drop,
    selection: { has: matched ? hasMatched : selection.has, toggle, set },
  };
};
