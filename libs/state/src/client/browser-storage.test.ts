import { deviceStorage, tabStorage } from './browser-storage';

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('what is stored is in the browser’s own storage, of this tab or of all', () => {
  deviceStorage.setItem('a', '1');
  tabStorage.setItem('a', '2');
  expect([localStorage.getItem('a'), sessionStorage.getItem('a')]).toEqual(['1', '2']);
  expect([deviceStorage.keys(), tabStorage.keys()]).toEqual([['a'], ['a']]);
  tabStorage.removeItem('a');
  expect([deviceStorage.getItem('a'), tabStorage.getItem('a')]).toEqual(['1', null]);
});

test.each([
  ['is full', () => jest.spyOn(Storage.prototype, 'setItem')],
  ['is disabled', () => jest.spyOn(globalThis, 'localStorage', 'get')],
])('a storage that %s holds what is stored until the page is left', (_what, refuse) => {
  refuse().mockImplementation(() => {
    throw new DOMException('refused');
  });
  deviceStorage.setItem('b', '1');
  expect([deviceStorage.getItem('b'), deviceStorage.getItem('c'), deviceStorage.keys()]).toEqual(['1', null, ['b']]);
  deviceStorage.removeItem('b');
  expect(deviceStorage.getItem('b')).toBeNull();
});
