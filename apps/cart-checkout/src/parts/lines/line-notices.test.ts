import type { CartLine } from '@souk/state';
import { aCartItem } from '@souk/testing';
import { lineNotices } from './line-notices';

const line = (own: Parameters<typeof aCartItem>[0]): CartLine => ({
  ...aCartItem({ stock: 100, ...own }),
  isChecked: true,
  isSaving: false,
  canDecrease: true,
  canIncrease: true,
});

test.each<[string, Parameters<typeof aCartItem>[0], string[]]>([
  ['nothing to say', {}, []],
  ['a price that rose', { addedPrice: 40 }, ['cartLines.priceChanged']],
  ['a price that is the same again', { addedPrice: 48 }, []],
  ['low stock', { stock: 3 }, ['cartLines.onlyLeft']],
  ['more chosen than there is', { stock: 3, cartNum: 5 }, ['cartLines.overStock']],
  ['all there is', { stock: 20, cartNum: 20 }, ['cartLines.atLimit']],
  ['sold out', { stock: 0, invalidReason: 'OUT_OF_STOCK' }, ['cartLines.OUT_OF_STOCK']],
  ['no longer sold, whatever its price', { invalidReason: 'OFF_SHELF', addedPrice: 40 }, ['cartLines.OFF_SHELF']],
  [
    'a merchant on holiday',
    { invalidReason: 'MERCHANT_CLOSED', closedUntil: '2030-01-01T00:00:00.000Z' },
    ['cartLines.closedUntil'],
  ],
  ['a merchant who is closed', { invalidReason: 'MERCHANT_CLOSED' }, ['cartLines.MERCHANT_CLOSED']],
])('[C5] [CART-07] %s', (_rule, own, ids) => {
  expect(lineNotices(line(own)).map(({ id }) => id)).toEqual(ids);
});
