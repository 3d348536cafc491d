import type { DeskOrder, OrderDispute } from '@souk/contract/desk';
import { aDeskOrder, aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { CancelOrder } from './cancel-order';
import { OrderDisputes } from './order-disputes';
import { RefundOrder } from './refund-order';

const dispute = (change: Partial<OrderDispute> = {}): OrderDispute => ({
  id: 1,
  state: 'needs_response',
  text: 'The customer disputes $48.90 of the payment at their bank. Reason: The goods did not arrive. An answer is needed.',
  until: { label: 'Answer by:', at: '2026-05-14T10:00:00.000Z' },
  page: { text: 'Answer at Stripe: du_1', url: 'https://dashboard.stripe.com/disputes/du_1' },
  moment: { label: 'Opened:', at: '2026-05-04T10:00:00.000Z' },
  ...change,
});

const open = async (order: Partial<DeskOrder>) => {
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('admin'), null)}>
      <h1>Order</h1>
      <OrderDisputes order={aDeskOrder(order)} />
      <RefundOrder order={aDeskOrder(order)} />
      <CancelOrder order={aDeskOrder(order)} />
    </DeskContext>
  );
  await renderRoute({ Component }, { path: '/admin/orders/:no', at: '/admin/orders/PT1-1', api: fakeApi({}) });
  await screen.findByRole('heading', { name: 'Order' });
};

describe('[DESK-52] an order whose payment is disputed', () => {
  test('warns while an answer is needed: who, how much, why, until when, and where it is given', async () => {
    await open({ disputes: [dispute()] });
    const notice = screen.getByRole('alert');
    expect(notice).toHaveTextContent('The customer disputes $48.90');
    expect(notice).toHaveTextContent(/Answer by: May 14, 2026/);
    expect(notice).toHaveTextContent(/Opened: May 4, 2026/);
    expect(screen.getByRole('link', { name: 'Answer at Stripe: du_1' })).toHaveAttribute(
      'href',
      'https://dashboard.stripe.com/disputes/du_1',
    );
  });

  test('tells how it ended, and where there is no page of it, its number alone', async () => {
    const moment = { label: 'Ended:', at: '2026-06-04T10:00:00.000Z' };
    const page = { text: 'See it at Stripe: du_1', url: null };
    await open({ disputes: [dispute({ state: 'lost', text: 'Lost.', until: null, page, moment })] });
    expect(screen.getByRole('status')).toHaveTextContent(/Lost\.Ended: Jun 4, 2026/);
    expect(screen.getByText('See it at Stripe: du_1')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test.each([
    ['nobody disputes', { disputes: [] }],
    ['a release before knew none of', {}],
  ])('one that %s says nothing', async (_what, order) => {
    await open(order);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  test.each([['Refund pieces'], ['Cancel and refund']])('whoever opens %s reads of it beforehand', async (button) => {
    await open({ refundWarning: 'A refund would pay them a second time.', lines: [] });
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('dialog')).toHaveTextContent('A refund would pay them a second time.');
  });
});
