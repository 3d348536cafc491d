import { toastsStore } from '@souk/state';
import { aPayment, aRefusal } from '@souk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leavePage } from '../testing/cart-environment';
import { cardIsReady, open, place, typeGuest } from '../testing/open-checkout';
import { stripeSays, stubStripe } from '../testing/stub-stripe';

beforeEach(stubStripe);
afterEach(() => {
  leavePage();
  history.replaceState(null, '');
});

const declined = { error: { type: 'card_error' as const, code: 'card_declined', message: 'No' } };

test('[ORDER-02] the card is chosen at first, with the marks of the cards that are taken', async () => {
  await open();
  expect(await screen.findByRole('radio', { name: /^Card/ })).toBeChecked();
  for (const name of ['Visa', 'Mastercard', 'American Express', 'PayPal'])
    expect(screen.getByRole('img', { name })).toBeVisible();
  await cardIsReady();
});

test('[ORDER-02] with one way closed the other is chosen; with none it is asked for', async () => {
  const first = await open({ pay: { methods: async () => ({ stripeStatus: false, paypalStatus: true }) } });
  expect(await screen.findByRole('radio', { name: /^PayPal/ })).toBeChecked();
  first.unmount();
  sessionStorage.clear();
  await open({ pay: { methods: async () => ({ stripeStatus: false, paypalStatus: false }) } });
  expect(await screen.findByText(/^No way to pay is open at the moment/)).toBeVisible();
  await place();
  expect(await screen.findAllByText('Please select payment method')).not.toHaveLength(0);
  expect(screen.getByRole('group', { name: 'Payment method' })).toHaveAccessibleDescription(
    'Please select payment method',
  );
});

test('[ORDER-02] a way that is closed while the form is filled in: the order’s own page has what is open now', async () => {
  let isClosed = false;
  const { api, address } = await open({
    pay: {
      methods: async () => ({ stripeStatus: !isClosed, paypalStatus: true }),
      payment: () => {
        isClosed = true;
        return Promise.reject(aRefusal('PAYMENT_METHOD_NOT_OFFERED', { message: 'This way to pay is not open' }));
      },
    },
  });
  await typeGuest();
  await place();
  await waitFor(() => expect(address()).toBe('/order/payment_result?orderNo=PT1'));
  expect(toastsStore.getState().toasts.map(({ text }) => text)).toEqual(['This way to pay is not open']);
  expect(api.inputsOf('orders.create')).toHaveLength(1);
});

test('[ORDER-04] a declined card leaves the order standing: another card pays the same one', async () => {
  stripeSays.confirm.mockResolvedValueOnce(declined);
  // Newer browsers answer with a promise, which an effect must not take for its clean-up.
  const broughtIntoView = jest.spyOn(Element.prototype, 'scrollIntoView');
  broughtIntoView.mockReturnValue(Promise.resolve() as never);
  const { api, address } = await open();
  await typeGuest();
  await place();
  expect(await screen.findByText('Your card was declined.')).toBeVisible();
  expect(broughtIntoView.mock.contexts.at(-1)).toHaveTextContent('Your card was declined.');
  broughtIntoView.mockRestore();
  expect(screen.getByText('Nothing was charged. Try again, or use another card.')).toBeVisible();
  expect(screen.getByText(/is saved, but not paid yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit shipping address' })).not.toBeInTheDocument();
  act(stripeSays.change);
  expect(screen.queryByText('Your card was declined.')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Pay $100.90' }));
  await waitFor(() => expect(address()).toBe('/order/payment_result?orderNo=PT1'));
  expect(api.inputsOf('orders.create')).toHaveLength(1);
  expect(api.inputsOf('pay.payment')).toHaveLength(2);
});

test('[ORDER-04] a provider that does not answer leaves the outcome open, and says so', async () => {
  stripeSays.confirm.mockRejectedValueOnce(new Error('offline'));
  await open();
  await typeGuest();
  await place();
  expect(await screen.findByText('The payment service did not answer.')).toBeVisible();
  expect(screen.getByText(/nothing is charged twice/)).toBeVisible();
});

test('[ORDER-04] paid meanwhile in another tab: the next press leads to the result, and the card is not asked again', async () => {
  const paid = aPayment({ status: true });
  const { address } = await open({ pay: { payment: async () => paid } });
  await typeGuest();
  await place();
  await waitFor(() => expect(address()).toBe('/order/payment_result?orderNo=PT1'));
  expect(stripeSays.confirm).not.toHaveBeenCalled();
});
