import { aCartGroup, aCartItem, aRefusal } from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leavePage, renderWithCart } from '../testing/cart-environment';
import { CartDrawer } from './cart-drawer';

const close = jest.fn();
const route = { Component: () => <CartDrawer onClose={close} /> };
const shirt = aCartItem({ cartNum: 2, stock: 2 });
const mug = aCartItem({ id: 502, storeName: 'Blue mug', suk: '', variantPrice: 12.5, price: 12.5, stock: 10 });
const cart = () => [aCartGroup([shirt]), aCartGroup([mug], { merId: 4, merName: 'Glaze Studio' })];
const list = async () => cart();

const open = async (answers = {}, locale: 'en' | 'fr' = 'en') => {
  const page = await renderWithCart(route, { cart: { list, ...answers } }, { locale });
  return page;
};
const drawer = (name = 'Shopping Cart') => screen.getByRole('dialog', { name });
const line = (name: string) => within(drawer()).findByRole('listitem', { name });

afterEach(leavePage);

test('[DRAWER-01] is titled Shopping Cart; opening reads the list', async () => {
  const { api } = await open();
  await line('Linen shirt');
  expect(drawer()).toBeVisible();
  expect(api.inputsOf('cart.list').length).toBeGreaterThan(0);
});

test('[DRAWER-02] a line shows picture, name, unit price, variant, stepper with number field, Remove', async () => {
  await open();
  const shown = within(await line('Linen shirt'));
  expect(shown.getByRole('link', { name: 'Linen shirt' })).toHaveAttribute('href', '/product/linen-shirt');
  // The name beside it says what it shows.
  expect(shown.getByRole('presentation', { hidden: true })).toHaveAttribute(
    'src',
    expect.stringContaining(shirt.image),
  );
  expect(shown.getByText('$48.00')).toBeVisible();
  expect(shown.getByText('Blue · M')).toBeVisible();
  expect(shown.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(2);
  expect(shown.getByRole('button', { name: 'Remove' })).toBeVisible();
});

test('[CART-03, CART-04] plus is disabled at stock, minus at 1', async () => {
  await open();
  expect(within(await line('Linen shirt')).getByRole('button', { name: 'Increase quantity' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  expect(within(await line('Blue mug')).getByRole('button', { name: 'Decrease quantity' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('[DRAWER-03, CART-12] shows Subtotal, Checkout and View Cart under the merchants’ lines', async () => {
  await open();
  await line('Blue mug');
  expect(within(drawer()).getByRole('heading', { name: 'Linen House' })).toBeVisible();
  expect(within(drawer()).getByText('Subtotal')).toBeVisible();
  expect(within(drawer()).getByText('$108.50')).toBeVisible();
  expect(within(drawer()).getByRole('button', { name: 'Checkout' })).toBeEnabled();
  expect(within(drawer()).getByRole('link', { name: 'View Cart' })).toHaveAttribute('href', '/order/shopping_cart');
});

test('[DRAWER-03] tells what each merchant would take for sending, and all of them', async () => {
  const estimate = async () => ({
    proTotalFee: 108.5,
    freightFee: 5.9,
    payFee: 114.4,
    orderList: [
      { merId: 3, proTotalFee: 96, freightFee: 5.9, freeFrom: null },
      { merId: 4, proTotalFee: 12.5, freightFee: 0, freeFrom: 12 },
    ],
  });
  const page = await renderWithCart(route, { cart: { list }, orders: { estimate } });
  expect(await within(drawer()).findByText('Estimated shipping $5.90')).toBeVisible();
  expect(within(drawer()).getByText('Free shipping')).toBeVisible();
  expect(within(drawer()).getByText('You have reached free shipping ($12.00)')).toBeVisible();
  expect(within(drawer()).getByText('Estimated shipping', { exact: true }).parentElement).toHaveTextContent('$5.90');
  expect(page.api.inputsOf('orders.estimate')).toEqual([{}]);
});

test('[DRAWER-03] an empty cart says so and leads to the shop', async () => {
  await open({ list: async () => [] });
  expect(await screen.findByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
  expect(within(drawer()).getByRole('link', { name: 'Shop Now' })).toHaveAttribute('href', '/products/all');
  expect(screen.queryByText('Subtotal')).not.toBeInTheDocument();
});

test('[CART-11] a cart that cannot be read is not called empty: nothing is lost, and Retry reads it again', async () => {
  const answers = jest.fn(list).mockRejectedValueOnce(aRefusal('SERVER_ERROR'));
  await open({ list: answers });
  expect(await within(drawer()).findByText('Your cart could not be loaded')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Your cart is empty' })).not.toBeInTheDocument();
  await userEvent.click(within(drawer()).getByRole('button', { name: 'Retry' }));
  expect(await line('Blue mug')).toBeVisible();
  expect(within(drawer()).queryByText('Your cart could not be loaded')).not.toBeInTheDocument();
});

test('[CART-05] a quantity counts at once; a refusal takes it back', async () => {
  await open({ num: () => Promise.reject(aRefusal('SERVER_ERROR')) });
  const shown = within(await line('Blue mug'));
  await userEvent.click(shown.getByRole('button', { name: 'Increase quantity' }));
  expect(shown.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(2);
  await waitFor(() => expect(shown.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue(1), { timeout: 2_000 });
});

test('[CART-06] a removed line is gone', async () => {
  const { api } = await open({ delete: async () => ({ count: 1 }) });
  await userEvent.click(within(await line('Linen shirt')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('listitem', { name: 'Linen shirt' })).not.toBeInTheDocument());
  expect(api.inputsOf('cart.delete')).toEqual([{ ids: [501] }]);
});

test('[ORDER-01] Buy Now takes the checked lines aside and goes to the confirmation', async () => {
  const pre = async () => ({ preOrderNo: 'PRE1', expiresAt: '2030-01-01T00:00:00.000Z' });
  const page = await renderWithCart(route, { cart: { list }, orders: { pre } }, { path: '/here', at: '/here' });
  await line('Blue mug');
  await userEvent.click(within(drawer()).getByRole('button', { name: 'Checkout' }));
  await waitFor(() => expect(page.address()).toBe('/order/order_confirm?preOrderNo=PRE1'));
  expect(page.api.inputsOf('orders.pre')).toEqual([
    {
      preOrderType: 'shoppingCart',
      orderDetails: [
        { shoppingCartId: 501, shoppingCartKey: 'line501' },
        { shoppingCartId: 502, shoppingCartKey: 'line501' },
      ],
    },
  ]);
});

test('[DRAWER-01] speaks French', async () => {
  await open({}, 'fr');
  expect(drawer('Panier')).toBeVisible();
  expect(await within(drawer('Panier')).findByRole('button', { name: 'Commander' })).toBeVisible();
});
