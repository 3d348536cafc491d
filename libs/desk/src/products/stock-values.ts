import { type DeskInput, type DeskVariant, stockMoveMost, type StockReason } from '@souk/contract/desk';
import { type FieldFaults, faultsIn } from '../parts/use-field-faults';

/** What is typed of each variant, by its id. */
export type StockValues = Readonly<Record<number, string>>;

/**
 * What is typed as the call takes it: pieces more or fewer, or for a count the pieces that there are, as numbers with a sign. Rows without
 * anything typed are left out, and so are counts that found what the stock says. Or what is wrong, by the variant; where nothing is
 * changed it is said of the first.
 */
export const readStock = (
  items: readonly Pick<DeskVariant, 'id' | 'stock'>[],
  values: StockValues,
  reason: StockReason,
): { variants: DeskInput<'variantsStock'>['variants'] } | { faults: FieldFaults<`${number}`> } => {
  const isCount = reason === 'count';
  const bad = isCount ? 'desk.stock.countWrong' : 'desk.stock.deltaWrong';
  const typed = items.flatMap(({ id, stock }) => {
    const text = (values[id] ?? '').trim().replace('−', '-');
    if (text === '') return [];
    const number = /^[+-]?\d{1,15}$/.test(text) ? Number(text) : NaN;
    const change = isCount ? { id, delta: number - stock, expected: stock } : { id, delta: number };
    const isWrong = Number.isNaN(number) || (isCount ? number < 0 : number === 0);
    const isTooMany = Math.abs(change.delta) > stockMoveMost;
    return [{ change, fault: isWrong ? bad : isTooMany ? 'desk.stock.tooMany' : null }];
  });
  const faults = faultsIn(Object.fromEntries(typed.map(({ change, fault }) => [change.id, fault])));
  if (Object.keys(faults).length > 0) return { faults };
  const variants = typed.map(({ change }) => change).filter(({ delta }) => delta !== 0);
  return variants.length > 0
    ? { variants }
    : { faults: Object.fromEntries(items.slice(0, 1).map(({ id }) => [id, bad])) };
};
