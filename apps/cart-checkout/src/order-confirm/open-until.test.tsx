import type { PreOrder } from '@souk/contract';
import { panelsStore } from '@souk/state';
import { aPreOrder, aRefusal, renderPart } from '@souk/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { leavePage } from '../testing/cart-environment';
import { open } from '../testing/open-checkout';
import { stubStripe } from '../testing/stub-stripe';
import { OpenUntil } from './open-until';

beforeEach(stubStripe);
afterEach(leavePage);
afterEach(() => jest.restoreAllMocks());

const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();
const openFor = (more: Partial<PreOrder>, environment = {}) =>
  open({ orders: { preLoad: async () => aPreOrder(more) } }, environment);
/** What was bought at once: no line of it lies in the cart. */
const bought: Partial<PreOrder> = {
  orderList: aPreOrder().orderList.map((group) => ({
    ...group,
    orderInfoList: group.orderInfoList.map((line) => ({ ...line, ref: `${line.productId}:${line.attrValueId}` })),
  })),
};
const kept = /your cart is as you left it/;
/** Opens a checkout and lets its time pass. */
const openUntilOver = async (more: Partial<PreOrder> = {}) => {
  const lifeMs = 10 * 60_000;
  await openFor({ ...more, expiresAt: inMs(lifeMs) });
  await screen.findByText(/^This checkout is open until/);
  const now = Date.now;
  jest.spyOn(Date, 'now').mockImplementation(() => now() + lifeMs);
  const over = await screen.findByText('The time for this checkout is over.', {}, { timeout: 5_000 });
  return over.closest<HTMLElement>('[role=alert]') ?? document.body;
};

describe('[ORDER-02] prices are not held, so the page promises its own time alone', () => {
  test.each([
    ['en', 20 * 60_000, /^This checkout is open until \d+:\d\d [AP]M$/, /price/i],
    ['en', 3.5 * 60_000, 'This checkout is open for 3 more minutes', /price/i],
    ['fr', 20 * 60_000, /^Cette page de paiement reste ouverte jusqu’à \d+:\d\d$/, /prix|garanti/i],
    ['fr', 3.5 * 60_000, 'Cette page de paiement reste ouverte encore 3 minutes', /prix|garanti/i],
  ] as const)('%s, %i ms left', async (locale, ms, said, promised) => {
    await openFor({ expiresAt: inMs(ms) }, { locale });
    const line = await screen.findByText(locale === 'en' ? /^This checkout is open/ : /^Cette page de paiement reste/);
    expect(line).toHaveTextContent(said);
    expect(screen.queryByText(promised)).not.toBeInTheDocument();
  });
});

test.each([
  ['ahead', -23 * 3_600_000],
  ['behind', 25 * 3_600_000],
])('[ORDER-02] a clock that is a day %s says nothing of the time, and nothing is over', async (_which, ms) => {
  await openFor({ expiresAt: inMs(ms) });
  expect(await screen.findByRole('button', { name: 'Place order' })).toBeEnabled();
  // The countdown says its first time in the next frame.
  await act(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
  expect(screen.queryByText(/This checkout is open|The time for this checkout is over/)).toBeNull();
});

test('[ORDER-02] a time that the server gave anew is said, whatever the one before was', async () => {
  function Renewed() {
    const [expiresAt, renew] = useState(inMs(-23 * 3_600_000));
    return (
      <>
        <button onClick={() => renew(inMs(20 * 60_000))}>Renew</button>
        <OpenUntil preOrder={aPreOrder({ expiresAt })} />
      </>
    );
  }
  renderPart(<Renewed />);
  await userEvent.click(await screen.findByRole('button', { name: 'Renew' }));
  expect(await screen.findByText(/^This checkout is open until/)).toBeVisible();
});

describe('[ORDER-01] [ORDER-02] when its time is up', () => {
  test('of what came from the cart it says that the cart has it still, and leads there', async () => {
    const alert = within(await openUntilOver());
    expect(alert.getByText('The time for this checkout is over.')).toBeVisible();
    expect(alert.getByText(kept)).toBeVisible();
    expect(alert.getByRole('link', { name: 'Back to the cart' })).toHaveAttribute('href', '/order/shopping_cart');
  });

  test('of what was bought at once it says nothing of the cart, and leads to the product', async () => {
    const alert = within(await openUntilOver(bought));
    expect(alert.getByRole('link', { name: 'Linen shirt' })).toHaveAttribute('href', '/product/linen-shirt');
    expect(screen.queryByText(kept)).not.toBeInTheDocument();
  });

  test('whoever was signed out meanwhile is asked to sign in, and goes on there', async () => {
    const data = { isFromCart: false, isOfAccount: true };
    await open({ orders: { preLoad: () => Promise.reject(aRefusal('PRE_ORDER_GONE', { data })) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(panelsStore.getState().panel).toEqual({ kind: 'login', needsAccount: true });
    expect(screen.queryByText(/A checkout is open for 30 minutes/)).not.toBeInTheDocument();
  });

  test.each([
    ['came from the cart', { isFromCart: true }, 1],
    ['was bought at once', { isFromCart: false }, 0],
    ['an older api says nothing of', null, 0],
  ])('whoever comes back to what %s reads the same', async (_what, data, times) => {
    await open({ orders: { preLoad: () => Promise.reject(aRefusal('PRE_ORDER_GONE', { data })) } });
    expect(await screen.findByText(/A checkout is open for 30 minutes/)).toBeVisible();
    expect(screen.queryAllByText(kept)).toHaveLength(times);
  });
});
