import { mayPrefetch } from './may-prefetch';

test.each([
  [undefined, true],
  [{ effectiveType: '4g' }, true],
  [{ effectiveType: '2g' }, false],
  [{ effectiveType: 'slow-2g' }, false],
  [{ effectiveType: '4g', saveData: true }, false],
])('[LAYOUT-12] on %j something may be fetched ahead: %s', (connection, may) =>
  expect(mayPrefetch(connection)).toBe(may),
);

test('[DESK-43] without a connection nothing is fetched ahead: a file that failed is not asked for again at once', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(mayPrefetch(undefined)).toBe(false);
  jest.restoreAllMocks();
});
