import { aConfig, anAddress, aPreOrder, aRefusal, aStore, type FakeAnswers } from '@souk/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cartOf, leavePage, renderWithCart } from '../testing/cart-environment';
import { guestAddress, typeAddress, typeEmail } from '../testing/guest';
import { stubStripe } from '../testing/stub-stripe';
import * as route from './order-confirm.route';

const paged = <T,>(list: T[]) => ({ list, pageNum: 1, pages: 1, total: list.length, limit: 20 });
const open = (own: FakeAnswers = {}, world = {}) =>
  renderWithCart(
    route,
    {
      cart: { list: async () => cartOf(2) },
      orders: { preLoad: async () => aPreOrder({ addressId: 71 }) },
      pay: { methods: async () => ({ stripeStatus: true, paypalStatus: true }) },
      store: { details: async () => aStore(), config: async () => aConfig({ stripeScriptUrl: null }) },
      address: { list: async () => paged([anAddress()]) },
      coupons: { forOrder: async () => [] },
      ...own,
    },
    { path: '/order/order_confirm', at: '/order/order_confirm?preOrderNo=PRE1000', ...world },
  );
const place = async () => userEvent.click(screen.getByRole('button', { name: 'Place order' }));
const field = (name: string) => screen.getByRole('textbox', { name });
const part = (name: string) => screen.getByRole('group', { name });
/** A guest who has given all: what lies before the way to pay is folded. */
const comeToTheEnd = async () => {
  await open();
  await typeEmail();
  await typeAddress(field);
  await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
  await screen.findByRole('button', { name: 'Edit shipping address' });
};
const back = async () => {
  const popped = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await act(async () => void (await popped));
};

beforeEach(() => history.replaceState(null, ''));
beforeEach(stubStripe);
afterEach(leavePage);

test('[K3] a browser finds the whole form open, and going on costs no press', async () => {
  await open();
  expect(await screen.findByRole('textbox', { name: 'Email' })).toBeVisible();
  for (const name of Object.keys(guestAddress)) expect(field(name)).toBeVisible();
  expect(await screen.findByRole('radio', { name: /^Card/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
});

test('[K3] what is whole folds behind the shopper with what was given, and opens again by Edit', async () => {
  await open();
  await typeEmail();
  await typeAddress(field);
  const contact = part('Contact');
  await waitFor(() => expect(within(contact).getByText('gina@souk.test')).toBeVisible());
  expect(field('City')).toHaveValue('Boston');
  await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
  await waitFor(() =>
    expect(part('Shipping address')).toHaveTextContent('Gina Guest, 1 Main St, Boston, MA 02108, United States'),
  );
  const edit = within(part('Shipping address')).getByRole('button', { name: 'Edit shipping address' });
  expect(edit).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(edit);
  expect(field('City')).toHaveValue('Boston');
  expect(part('Shipping address')).toContainElement(document.activeElement as HTMLElement);
  expect(within(part('Contact')).getByText('gina@souk.test')).toBeVisible();
});

test('Back opens the part before, with the focus in it and all that was typed', async () => {
  await comeToTheEnd();
  await back();
  expect(field('City')).toHaveValue('Boston');
  expect(part('Shipping address')).toContainElement(document.activeElement as HTMLElement);
  await back();
  expect(field('Email')).toHaveValue('gina@souk.test');
  expect(field('Email')).toHaveFocus();
});

test('[K8] a part that lacks something does not fold, and the first error takes the focus', async () => {
  await open();
  await typeEmail();
  await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
  await screen.findByRole('button', { name: 'Edit contact' });
  expect(field('City')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }));
  await waitFor(() => expect(field('First name')).toHaveFocus());
});

test('an address of the book folds to a line once the way to pay is chosen', async () => {
  await open({}, { user: {} });
  expect(await screen.findByRole('radio', { name: /Ann Lee/ })).toBeChecked();
  await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
  const edit = await screen.findByRole('button', { name: 'Edit shipping address' });
  expect(part('Shipping address')).toHaveTextContent('Ann Lee, ');
  await userEvent.click(edit);
  expect(screen.getByRole('radio', { name: /Ann Lee/ })).toHaveFocus();
});

test('a reload, and the way back from another page, find the parts folded as they were, with all that was typed', async () => {
  await comeToTheEnd();
  cleanup();
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit shipping address' }));
  for (const [name, text] of Object.entries(guestAddress)) expect(field(name)).toHaveValue(text);
  expect(within(part('Contact')).getByText('gina@souk.test')).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Card/ })).toBeChecked();

  cleanup();
  history.pushState({ key: 'card-page' }, '');
  await back();
  await open();
  expect(await screen.findByRole('button', { name: 'Edit contact' })).toBeVisible();
  expect(field('City')).toHaveValue('Boston');
});

test('without what was typed, a reload at the last part shows the parts open: nothing is missing behind a fold', async () => {
  await comeToTheEnd();
  cleanup();
  sessionStorage.clear();
  await open();
  expect(await screen.findByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(field('City')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
});

test('[ACCT-02] what the server refuses in a folded part opens it, with the focus on the field', async () => {
  const refused = aRefusal('FIELDS_INVALID', {
    message: 'Bad parameter',
    data: { fields: { postCode: 'No such postal code' } },
  });
  await open({ orders: { preLoad: async () => aPreOrder(), create: () => Promise.reject(refused) } });
  await typeEmail();
  await typeAddress(field);
  await userEvent.click(await screen.findByRole('radio', { name: /^Card/ }));
  await screen.findByRole('button', { name: 'Edit shipping address' });
  await place();
  await waitFor(() => expect(field('Postal code')).toHaveFocus());
  expect(field('Postal code')).toHaveAccessibleDescription(/No such postal code/);
  expect(field('City')).toBeVisible();
});
