import { readRecentIds } from '@souk/state';
import { rememberSeenProduct } from './seen-product';

beforeEach(() => localStorage.setItem('souk.recentlyViewed', '[5,7]'));

test('the product of the page comes first among those seen last', () => {
  document.body.innerHTML = '<div data-seen-product="7"></div>';
  rememberSeenProduct();
  expect(readRecentIds()).toEqual([7, 5]);
});

test('a page of no product remembers none', () => {
  document.body.innerHTML = '';
  rememberSeenProduct();
  expect(readRecentIds()).toEqual([5, 7]);
});
