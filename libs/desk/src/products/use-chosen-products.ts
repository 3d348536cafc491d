import type { DeskData, DeskInput, DeskProductRow } from '@souk/contract/desk';
import { useState } from 'react';
import { useSay } from '@souk/state';
import { useDesk, useDeskApi } from '../parts/use-desk';
import { useChosenRows } from '../table/use-chosen-rows';

/** A product that is about to be changed, as it was seen. */
export type ChosenProduct = DeskData<'productsMatching'>['list'][number];

type Filter = DeskInput<'productsMatching'>;

const keyOf = ({ id }: ChosenProduct) => String(id);

/** Which products of a list are chosen: rows of its pages, or all that its filter finds, less those whose choice was taken back since. */
export const useChosenProducts = (
  shown: readonly DeskProductRow[],
  { url, filter }: { url: Parameters<typeof useChosenRows>[0]['url']; filter: Filter },
) => {
  const { merchantId } = useDesk();
  const api = useDeskApi(merchantId);
  const say = useSay();
  const rows = useChosenRows<ChosenProduct>({ shown, keyOf, url });
  const [isReading, setReading] = useState(false);
  const read = async () => (await api.call('productsMatching', filter)).list;

  const chooseAll = async () => {
    setReading(true);
    await read().then(rows.choose, say.failed);
    setReading(false);
  };
  /** What was refused stays chosen, as it is now; as it was where the filter finds more than can be read at once. */
  const drop = async (done: readonly number[]) => {
    const left = rows.chosen.filter(({ id }) => !done.includes(id));
    rows.drop(done.map(String));
    // The page in sight is read anew by itself; the others are not.
    if (rows.outOfSight === 0 || left.length === 0) return;
    await read().then((list) => {
      const now = new Map(list.map((row) => [row.id, row]));
      rows.choose(left.map((row) => now.get(row.id) ?? row));
    }, say.failed);
  };
  return { ...rows, isReading, chooseAll, drop };
};
