import { followHistory } from './history';

const reload = jest.fn();
const traverseTo = (path: string) => {
  history.replaceState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
};

beforeAll(() => {
  history.replaceState(null, '', '/products/all?sort=price');
  followHistory(reload);
});
beforeEach(() => reload.mockClear());

test('[PL6] Back to another address of this document loads its page', () => {
  traverseTo('/products/all');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('Back to the same address, or to a place on the page, stays', () => {
  traverseTo('/products/all?sort=price#more');
  expect(reload).not.toHaveBeenCalled();
});

test('is the application’s business once it runs', () => {
  document.documentElement.setAttribute('data-hydrated', '');
  traverseTo('/products/all');
  expect(reload).not.toHaveBeenCalled();
  document.documentElement.removeAttribute('data-hydrated');
});
