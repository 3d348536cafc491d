import type { CartGroup, CartItem } from '@souk/contract';
import { cartSubtotalUsd } from '@souk/domain';
import type { CartChange, CartFacts, CartLine, CartLines, CartView } from './cart-state';

/** What the shopper sees: the confirmed lines with every pending change laid over them. Pure. */
export const viewOf = (facts: CartFacts): CartView => {
  const changes = Object.values(facts.pending);
  const confirmed = (facts.confirmed ?? []).flatMap((group) => group.cartInfoList);
  const groups = withReturns(facts.confirmed ?? [], changes)
    .map((group) => shownGroup(group, changes, facts.unchecked))
    .filter((group) => group.lines.length > 0);
  const choosable = groups.flatMap((group) => group.lines).filter(isBuyable);
  const checked = choosable.filter((line) => line.isChecked);
  return {
    groups,
    count: changes.reduce((sum, change) => sum + differenceOf(change, confirmed), facts.confirmedCount),
    checkedCount: checked.length,
    areAllChecked: choosable.length > 0 && checked.length === choosable.length,
    subtotalUsd: cartSubtotalUsd(checked),
    isUpdating: changes.length > 0,
  };
};

/** An invalid line stays visible, but no order takes it. Source: CART-07. */
export const isBuyable = (line: CartItem) => line.invalidReason === null;

/** Pieces in the cart as the badge counts them, invalid lines too, as the server's own count does. */
export const piecesIn = (groups: readonly CartGroup[]) =>
  groups.flatMap((group) => group.cartInfoList).reduce((sum, line) => sum + line.cartNum, 0);

/** What a pending change adds to the confirmed count, so that the badge answers before the server does. */
const differenceOf = (change: CartChange, confirmed: readonly CartItem[]): number => {
  if (change.kind === 'addition') return change.number;
  const line = confirmed.find((candidate) => candidate.id === change.id);
  if (change.kind === 'return') return line ? 0 : change.line.cartNum;
  if (!line) return 0;
  return change.kind === 'removal' ? -line.cartNum : change.number - line.cartNum;
};

/** Lines that an Undo brings back are shown again before the server has them. */
const withReturns = (confirmed: readonly CartGroup[], changes: readonly CartChange[]) =>
  changes.reduce<readonly CartGroup[]>((groups, change) => {
    if (change.kind !== 'return') return groups;
    const home = groups.find((group) => group.merId === change.group.merId);
    if (!home) return [...groups, { ...change.group, cartInfoList: [change.line] }];
    if (home.cartInfoList.some((line) => line.attrId === change.line.attrId)) return groups;
    return groups.map((group) =>
      group === home ? { ...home, cartInfoList: [...home.cartInfoList, change.line] } : group,
    );
  }, confirmed);

const shownGroup = (group: CartGroup, changes: readonly CartChange[], unchecked: ReadonlySet<number>): CartLines => {
  const { cartInfoList, ...merchant } = group;
  return {
    ...merchant,
    lines: cartInfoList.flatMap((line) => {
      const own = changes.filter((change) => change.kind !== 'addition' && change.id === line.id);
      if (own.some(({ kind }) => kind === 'removal')) return [];
      return [shownLine(line, own, unchecked)];
    }),
  };
};

const shownLine = (line: CartItem, own: readonly CartChange[], unchecked: ReadonlySet<number>): CartLine => {
  const intended = own.find((change) => change.kind === 'quantity');
  const cartNum = intended?.number ?? line.cartNum;
  const canChange = isBuyable(line);
  return {
    ...line,
    cartNum,
    isChecked: canChange && !unchecked.has(line.id),
    isSaving: own.length > 0,
    canDecrease: canChange && cartNum > 1,
    canIncrease: canChange && cartNum < line.stock,
  };
};
