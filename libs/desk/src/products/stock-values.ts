import { type DeskInput, type DeskVariant, stockMoveMost, type StockReason } from '@souk/contract/desk';

/** What is typed of each variant, by its id. */
export type StockValues = Readonly<Record<number, string>>;

/**
 * What is typed as the call takes it: pieces more or fewer, or for a count the pieces that there are, as numbers with a sign. Rows without
 * anything typed are left out, and so are counts that found what the stock says. Or the message id of what is wrong with it.
 */
export const readStock = (
  items: readonly Pick<DeskVariant, 'id' | 'stock'>[],
  values: StockValues,
  reason: StockReason,
): { variants: DeskInput<'variantsStock'>['variants'] } | { wrong: string } => {
  const isCount = reason === 'count';
  const typed = items.flatMap(({ id, stock }) => {
    const text = (values[id] ?? '').trim().replace('−', '-');
    if (text === '') return [];
    const number = /^[+-]?\d{1,15}$/.test(text) ? Number(text) : NaN;
    return [{ id, number, stock }];
  });
  const isWrong = typed.some(({ number }) => Number.isNaN(number) || (isCount ? number < 0 : number === 0));
  const variants = typed
    .map(({ id, number, stock }) => (isCount ? { id, delta: number - stock, expected: stock } : { id, delta: number }))
    .filter(({ delta }) => delta !== 0);
  if (!isWrong && variants.some(({ delta }) => Math.abs(delta) > stockMoveMost)) return { wrong: 'desk.stock.tooMany' };
  if (!isWrong && variants.length > 0) return { variants };
  return { wrong: isCount ? 'desk.stock.countWrong' : 'desk.stock.deltaWrong' };
};
