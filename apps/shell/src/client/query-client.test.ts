import { createQueryClient } from './query-client';

test('[ORDER-02] what a shopper does offline fails at once instead of waiting for the network', async () => {
  const client = createQueryClient();
  client.mount();
  window.dispatchEvent(new Event('offline'));
  const mutationFn = () => Promise.reject(new Error('no network'));
  const placed = client.getMutationCache().build(client, client.defaultMutationOptions({ mutationFn }));
  await expect(placed.execute(undefined)).rejects.toThrow('no network');
  window.dispatchEvent(new Event('online'));
  client.unmount();
});
