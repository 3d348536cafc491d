import { anAddress, aRefusal } from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leavePage } from '../testing/cart-environment';
import { open, paged } from '../testing/open-checkout';
import { stubStripe } from '../testing/stub-stripe';

beforeEach(stubStripe);
afterEach(leavePage);

test('[ORDER-02] an address book that could not be read does not look empty: it is said, and read again by a press', async () => {
  let isDown = true;
  const list = async () => (isDown ? Promise.reject(aRefusal('SERVER_ERROR')) : paged([anAddress()]));
  await open({ address: { list } }, { user: {} });
  const part = within(await screen.findByRole('group', { name: 'Shipping address' }));
  expect(await part.findByText('Your saved addresses could not be loaded')).toBeVisible();
  await userEvent.type(part.getByRole('textbox', { name: 'First name' }), 'Ann');
  isDown = false;
  await userEvent.click(part.getByRole('button', { name: 'Retry' }));
  expect(await part.findByRole('radio', { name: /Ann Lee/ })).not.toBeChecked();
  await waitFor(() => expect(part.queryByText('Your saved addresses could not be loaded')).toBeNull());
  expect(part.getByRole('textbox', { name: 'First name' })).toHaveValue('Ann');
});
