import { whenOnline } from './when-online';

const isOnline = jest.spyOn(navigator, 'onLine', 'get');
afterAll(() => isOnline.mockRestore());

test('[CART-10] a piece of the page that is lost without a connection is loaded when that is back', async () => {
  isOnline.mockReturnValue(false);
  const load = jest.fn().mockRejectedValueOnce(new Error('ChunkLoadError')).mockResolvedValue('the piece');
  const loaded = whenOnline(load)();
  await Promise.resolve(); // it has failed, and waits
  expect(load).toHaveBeenCalledTimes(1);
  isOnline.mockReturnValue(true);
  dispatchEvent(new Event('online'));
  await expect(loaded).resolves.toBe('the piece');
});

test('one that fails with a connection fails', async () => {
  isOnline.mockReturnValue(true);
  await expect(whenOnline(() => Promise.reject(new Error('gone')))()).rejects.toThrow('gone');
});
