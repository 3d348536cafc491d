import type { DeskOrder, OrderMoneyBack, StaffRole } from '@souk/contract/desk';
import { aDeskOrder, aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { OrderMoney } from './order-money';

const money = (change: Partial<OrderMoneyBack>): OrderMoneyBack => ({
  no: 'RF1',
  kind: 'refund',
  cents: 4890,
  state: 'onWay',
  at: '2026-05-04T10:00:00.000Z',
  ...change,
});

const open = async (moneyBack: DeskOrder['moneyBack'], role: StaffRole = 'finance') => {
  const api = fakeApi({ desk: { moneyRetry: async () => true } });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf(role), null)}>
      <h1>Order</h1>
      <OrderMoney order={aDeskOrder({ moneyBack })} />
    </DeskContext>
  );
  await renderRoute({ Component }, { path: '/admin/orders/:no', at: '/admin/orders/PT1-1', api });
  await screen.findByRole('heading', { name: 'Order' });
  return api;
};

describe('[DESK-52] an order whose money', () => {
  test('is on its way back says how much, and leads to the refund', async () => {
    await open([money({})]);
    expect(screen.getByRole('status')).toHaveTextContent('$48.90 is on its way back to the customer.');
    expect(screen.getByRole('link', { name: 'Refund RF1' })).toHaveAttribute('href', '/admin/refunds/RF1');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('is stuck warns, and has it tried again', async () => {
    const api = await open([money({ state: 'stuck' })]);
    expect(screen.getByRole('alert')).toHaveTextContent('The payment provider refused to send $48.90 back');
    await userEvent.click(screen.getByRole('button', { name: 'Try the money again now' }));
    expect(api.inputsOf('desk.moneyRetry')).toEqual([{ no: 'RF1' }]);
  });

  test('is stuck since the payment is disputed says that in its place', async () => {
    await open([
      money({ state: 'stuck', stuckText: 'The payment provider refuses to send $48.90 back for a dispute.' }),
    ]);
    expect(screen.getByRole('alert')).toHaveTextContent('for a dispute.');
    expect(screen.getByRole('alert')).not.toHaveTextContent('refused to send');
  });

  test('is stuck after it came too late leads whoever reads System there, and nobody else', async () => {
    await open([money({ no: 'payment-4', kind: 'late', state: 'stuck' })]);
    expect(screen.getByRole('alert')).toHaveTextContent('A payment came after the order was cancelled.');
    expect(screen.getByRole('link', { name: 'System' })).toHaveAttribute('href', '/admin/system');
  });

  test('is stuck is not tried by support', async () => {
    await open([money({ no: 'payment-4', kind: 'twice', state: 'stuck' })], 'support');
    expect(screen.getByRole('alert')).toHaveTextContent('The order was paid a second time.');
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('went back says when', async () => {
    await open([money({ no: 'payment-4', kind: 'late', state: 'back' })]);
    expect(screen.getByRole('status')).toHaveTextContent(/\$48\.90 went back to the customer on May 4, 2026/);
  });

  test('none is said of an order without any', async () => {
    await open([]);
    expect(screen.queryByRole('status')).toBeNull();
  });
});
