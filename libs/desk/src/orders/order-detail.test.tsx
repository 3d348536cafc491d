import type { DeskOrder } from '@souk/contract/desk';
import { aDeskOrder, aDeskOrderLine, aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, within } from '@testing-library/react';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { OrderDetail } from './order-detail';

const line = aDeskOrderLine({ image: '/a.webp', num: 3, unitCents: 2200, payCents: 7150, freightCents: 550 });

/** Opens an order at the platform's desk. @returns its only line */
const open = async (change: Partial<DeskOrder>) => {
  const order = aDeskOrder({ lines: [line], ...change });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('admin'), null)}>
      <OrderDetail no={order.no} />
    </DeskContext>
  );
  const api = fakeApi({ desk: { order: async () => order } });
  await renderRoute({ Component }, { path: '/admin/orders/:no', at: `/admin/orders/${order.no}`, api });
  await screen.findByRole('heading', { name: 'Parcel' });
  const shown = screen.getAllByRole('listitem').find((item) => within(item).queryByText('Linen shirt'));
  return shown!;
};

describe('[DESK-03] a line of an order', () => {
  test('costs what its pieces cost: postage and coupons stand in the sums below', async () => {
    expect(await open({ goodsCents: 6600, freightCents: 550, payCents: 7150 })).toHaveTextContent(
      /^3 ×Linen shirt.*\$66\.00$/,
    );
  });

  test('stands to pack with the pieces that are to send alone; those that were sent, refunded or asked back stand apart', async () => {
    const pieces = { ...line, num: 5, sent: 1, asked: 2, refunded: 1 };
    const gone = { ...line, id: 2, name: 'Wool blanket', num: 1, asked: 1, refunded: 1 };
    const toPack = await open({ status: 'paid', lines: [gone, pieces] });
    expect(toPack).toHaveTextContent(/^2 ×Linen shirt.*\$44\.00$/);
    expect(toPack).not.toHaveTextContent(/piece/);
    expect(toPack.parentElement?.children).toHaveLength(1);
    const apart = within(screen.getByRole('heading', { name: 'Not to pack' }).parentElement!).getAllByRole('listitem');
    expect(apart.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^1 ×Wool blanket.*1 piece refunded\$22\.00$/),
      expect.stringMatching(/^3 ×Linen shirt.*1 piece sent1 piece refunded1 piece asked back\$66\.00$/),
    ]);
  });

  test('of which nothing was sent or refunded says nothing of it', async () => {
    expect(await open({ status: 'paid' })).not.toHaveTextContent(/piece/);
  });

  test.each([
    ['paid', 1, 'To pack'],
    ['paid', 3, 'Pieces'],
    ['inTransit', 3, 'Pieces'],
    ['cancelled', 0, 'Pieces'],
  ] as const)('of an order that is %s with %i of 3 pieces sent stands below: %s', async (status, sent, heading) => {
    await open({ status, lines: [{ ...line, sent }] });
    expect(screen.getByRole('heading', { name: heading })).toBeVisible();
  });

  test('of an order that is sent whole says what was refunded alone', async () => {
    const shown = await open({ status: 'inTransit', lines: [{ ...line, sent: 3, asked: 2, refunded: 2 }] });
    expect(shown).toHaveTextContent(/2 pieces refunded/);
    expect(shown).not.toHaveTextContent(/to send|sent/);
  });
});

test('[DESK-03] whoever packs reads the pieces, the address and the parcel one after the other, before notes and history', async () => {
  await open({ status: 'paid' });
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.slice(0, 3)).toEqual(['To pack', 'Deliver to', 'Parcel']);
  expect(headings.at(-1)).toBe('History');
});
