import { cartStore, panelsStore } from '@souk/state';
import { aCartGroup, aCartItem, aRefusal } from '@souk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leavePage, showPage } from '../../testing/live-page';

afterEach(leavePage);

const html = `
  <button data-souk="cart-open">Basket <b data-souk="cart-count">0</b></button>
  <a data-souk="cart-open" href="/nowhere">Basket link</a>
  <ul data-souk="cart-list">
    <li data-souk="item">
      <img data-souk-field="image" alt="" width="80" height="80">
      <a data-souk-field="link"><span data-souk-field="name">Name</span></a>
      <i data-souk-field="variant">Blue</i> <b data-souk-field="quantity">1</b> <em data-souk-field="price">$0</em>
      <u data-souk-field="subtotal">$0</u> <button data-souk-field="remove">Remove</button>
    </li>
    <li data-souk="empty">Your basket is empty.</li>
  </ul>
  <strong data-souk="cart-total">$0</strong>`;
const lines = () => [aCartGroup([aCartItem({ cartNum: 2 }), aCartItem({ id: 502, storeName: 'Mug', suk: '' })])];
const filled = { cart: { list: async () => lines(), count: async () => ({ count: 3 }) } };

describe('[PAGE-03] the cart on an owner’s page', () => {
  test('the list shows each line in the owner’s markup', async () => {
    await showPage(html, filled);
    expect(await screen.findByRole('link', { name: 'Linen shirt' })).toHaveAttribute('href', '/product/linen-shirt');
    const [shirt, mug] = screen.getAllByRole('listitem');
    expect(within(shirt!).getByRole('img', { name: 'Linen shirt' })).toHaveAttribute('width', '80');
    expect(shirt).toHaveTextContent('Blue,M 2 $48.00 $96.00');
    expect(mug).not.toHaveTextContent('Blue');
    expect(screen.queryByText('Your basket is empty.')).not.toBeInTheDocument();
  });

  test('the count and the sum follow the cart', async () => {
    await showPage(html, filled);
    expect(await screen.findByRole('button', { name: 'Basket 3' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('$144.00')).toBeVisible());
  });

  test('a line is removed by its own control', async () => {
    const { api } = await showPage(html, { cart: { ...filled.cart, delete: async () => ({ count: 1 }) } });
    await userEvent.click((await screen.findAllByRole('button', { name: 'Remove' }))[0]!);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Linen shirt' })).not.toBeInTheDocument());
    expect(api.inputsOf('cart.delete')).toEqual([{ ids: [501] }]);
  });

  test('[X2] a control that is a link without an address takes keys, too', async () => {
    const linked = html.replace(
      '<button data-souk-field="remove">Remove</button>',
      '<a data-souk-field="remove">Remove</a>',
    );
    const { api } = await showPage(linked, { cart: { ...filled.cart, delete: async () => ({ count: 1 }) } });
    const [remove] = await screen.findAllByRole('button', { name: 'Remove' });
    remove?.focus();
    expect(remove).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(api.inputsOf('cart.delete')).toEqual([{ ids: [501] }]));
  });

  test('an empty cart says so; nothing of the template is shown', async () => {
    await showPage(html);
    expect(await screen.findByText('Your basket is empty.')).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Basket 0' })).toBeVisible();
  });

  test('[CART-11] a cart that cannot be read is not called empty, nor worth nothing; Retry reads it', async () => {
    let isAway = true;
    const list = async () => (isAway ? Promise.reject(aRefusal('SERVER_ERROR')) : lines());
    await showPage(html, { cart: { ...filled.cart, list } });
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('This part of the page could not be loaded');
    expect(screen.queryByText('Your basket is empty.')).not.toBeInTheDocument();
    expect(screen.queryByText('$0.00')).not.toBeInTheDocument();
    isAway = false;
    await userEvent.click(within(notice).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Linen shirt' })).toBeVisible();
    expect(screen.getByText('$144.00')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('[CART-11] lines that were known before stay when they cannot be read again, and the page says so', async () => {
    let isAway = false;
    const list = async () => (isAway ? Promise.reject(aRefusal('SERVER_ERROR')) : lines());
    await showPage(html, { cart: { ...filled.cart, list } });
    expect(await screen.findByRole('link', { name: 'Linen shirt' })).toBeVisible();
    isAway = true;
    await act(() => cartStore.getState().load());
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Linen shirt' })).toBeVisible();
    expect(screen.getByText('$144.00')).toBeVisible();
  });

  test('the sum alone reads the cart', async () => {
    await showPage('<strong data-souk="cart-total">$0</strong>', filled);
    expect(await screen.findByText('$144.00')).toBeVisible();
  });

  test.each(['button', 'link'])('the opener opens the drawer, as a %s', async (role) => {
    await showPage(html, filled);
    await userEvent.click(await screen.findByRole(role, { name: /^Basket/ }));
    expect(panelsStore.getState().panel).toEqual({ kind: 'cart' });
  });

  test('before scripts an opener that is a link leads to the cart’s page', async () => {
    await showPage(html, filled);
    expect(screen.getByRole('link', { name: 'Basket link' })).toHaveAttribute('href', '/order/shopping_cart');
  });
});
