import { aDeskOrder, aDeskOrderLine, aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import type { DeskOrder } from '@souk/contract/desk';
import { screen } from '@testing-library/react';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { PackingSlip } from './packing-slip';

const line = aDeskOrderLine({ num: 2 });
const print = (more: Partial<DeskOrder>) => {
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('orders'), null)}>
      <PackingSlip order={aDeskOrder({ lines: [line], ...more })} />
    </DeskContext>
  );
  return renderRoute({ Component }, { at: '/', api: fakeApi(), user: {} });
};
const can = (ship: DeskOrder['can']['ship']) => ({ ...aDeskOrder().can, ship });

describe('[DESK-03] a packing slip', () => {
  test('lists what waits to be sent', async () => {
    await print({});
    expect(screen.getByRole('row', { name: /2 Linen shirt/, hidden: true })).toBeInTheDocument();
    expect(screen.queryByText(/Do not send/)).toBeNull();
  });

  test('of an order that was sent lists all of it', async () => {
    await print({ status: 'inTransit', can: can('sent'), lines: [{ ...line, sent: 2 }] });
    expect(screen.getByRole('row', { name: /2 Linen shirt/, hidden: true })).toBeInTheDocument();
  });

  test.each([
    ['was cancelled since it was chosen', { status: 'cancelled', can: can('over') }, 'This order is closed.'],
    ['is asked back', { can: can('askedBack') }, 'A refund of this order is open'],
    ['is not paid', { status: 'unpaid', can: can('unpaid') }, 'This order is not paid yet.'],
  ] as const)('of an order that %s says so, and lists nothing to pack', async (_what, more, why) => {
    await print(more);
    expect(screen.getByText(/Do not send this order\./)).toHaveTextContent(why);
    expect(screen.queryByText('Linen shirt')).toBeNull();
  });
});
