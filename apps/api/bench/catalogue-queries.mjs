/** What the benchmarks ask the catalogue for: words as shoppers type them, places, orders and filters of the demo goods. */
export const words = [
  'mug',
  'linen',
  'brass lamp',
  'teapot',
  'oak tray',
  'cushion',
  'bouilloire',
  'lune',
  'wall clock',
  'cedar',
];
export const typos = ['mgu', 'linnen', 'kettel', 'cushin', 'tepot', 'headfones'];
export const starts = ['mu', 'lin', 'bra', 'tea', 'cu', 'bou', 'lam', 'wal', 'can', 'gl'];
export const collections = ['kitchen', 'drinkware', 'mugs-and-cups', 'living', 'lamps', 'bags'];
export const sorts = ['sales', 'newest', 'priceAsc', 'priceDesc', 'rating'];
export const attributes = ['Color:Blue', 'Size:M', 'Color:White', 'Set:Set of 4'];

/** The n-th of a list, again from its start after its end, as a query takes it. */
export const pick = (list, n) => encodeURIComponent(list[n % list.length]);
