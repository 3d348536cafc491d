import { anAddress } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leavePage } from '../testing/cart-environment';
import { cardIsReady, field, open, paged, place } from '../testing/open-checkout';
import { typeAddress, typeEmail } from '../testing/guest';
import { stubStripe } from '../testing/stub-stripe';

beforeEach(stubStripe);
afterEach(leavePage);

const byPhone = { user: { email: '', phone: '+16175550100' } };

test('[LOGIN-06] [ORDER-02] an account by phone has no e-mail: it is asked for, and the order is placed with it', async () => {
  const { api } = await open({}, byPhone);
  expect(await screen.findByText('+16175550100')).toBeVisible();
  expect(screen.queryByText(/No account needed/)).toBeNull();
  await typeEmail();
  await typeAddress(field);
  await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
  await cardIsReady();
  await place();
  await waitFor(() =>
    expect(api.inputsOf('orders.create')).toMatchObject([{ address: { email: 'gina@souk.test', city: 'Boston' } }]),
  );
});

test('[ORDER-02] an address of the book brings its e-mail: nothing is asked', async () => {
  await open({ address: { list: async () => paged([anAddress()]) } }, byPhone);
  await userEvent.click(await screen.findByRole('radio', { name: /Ann Lee/ }));
  expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Another address' }));
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
});
