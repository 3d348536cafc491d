import { aDeskSelf, fakeApi, renderRoute, testQueryClient } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext, useDeskQuery } from '../parts/use-desk';
import { useProductChange } from './use-product-change';

function Product() {
  const { data: product } = useDeskQuery('product', { id: 5 });
  const words = useProductChange('productListing', { done: 'desk.words.saved' });
  const sale = useProductChange('publish', { done: 'desk.product.liveNow' });
  if (!product) return null;
  const { id, version } = product;
  return (
    <>
      <button onClick={() => words.mutate({ id, version } as never)}>Save</button>
      <button onClick={() => sale.mutate({ id, version, isLive: true })}>Publish</button>
    </>
  );
}

test('[DESK-06] who saves two parts of a product one after the other is not taken for two people: the second knows of the first', async () => {
  const queryClient = testQueryClient();
  queryClient.setQueryData(['desk', null, 'product', { id: 5 }], { id: 5, version: 3 });
  const api = fakeApi({
    desk: {
      // Read anew by a line that stands still.
      product: () => new Promise<never>(() => {}),
      productListing: async () => ({ version: 4 }),
      publish: async () => ({ version: 5 }),
    },
  });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('catalogue'), null)}>
      <Product />
    </DeskContext>
  );
  await renderRoute({ Component }, { api, queryClient });
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(api.inputsOf('desk.product')).not.toEqual([]));
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }));
  expect(api.inputsOf('desk.publish')).toEqual([{ id: 5, version: 4, isLive: true }]);
});
