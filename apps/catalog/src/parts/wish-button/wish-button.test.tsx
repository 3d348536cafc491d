import { QueryClient } from '@souk/query';
import { fakeApi, renderPart } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WishButton } from './wish-button';

test('[ACCT-03] a wish list that was read before the press is read anew', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['wishes', 'products'], { pages: [] });
  const ids = jest.fn(async () => [4]);
  const api = fakeApi({ collect: { ids, addProduct: async () => true as const } });
  renderPart(<WishButton productId={11} />, { api, user: {}, queryClient });
  await waitFor(() => expect(ids).toHaveBeenCalled());
  await userEvent.click(screen.getByRole('button', { name: 'Add to wish list' }));
  await waitFor(() => expect(queryClient.getQueryState(['wishes', 'products'])?.isInvalidated).toBe(true));
  // What the answer says of the hearts is known already.
  expect(ids).toHaveBeenCalledTimes(1);
});
