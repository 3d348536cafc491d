import type { DeskInput } from '@souk/contract/desk';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { SellerShipping } from './seller-shipping';

/** Opens the form at a store that stores what it is sent once it may. */
const open = async () => {
  let stored = {
    id: 7,
    name: 'Wool Row',
    feeCents: 500,
    freeFromCents: 5000 as number | null,
    minDays: 2,
    maxDays: 4,
    closedUntil: null as string | null,
    version: '0',
  };
  let answer: () => void = () => undefined;
  const api = fakeApi({
    desk: {
      shipping: async () => stored,
      shippingSave: async ({ version, ...rules }: DeskInput<'shippingSave'>) => {
        await new Promise<void>((resolve) => (answer = resolve));
        stored = { ...stored, ...rules, id: stored.id, version: String(Number(version) + 1) };
        return { version: stored.version };
      },
    },
  });
  const place = placeOf(aDeskSelf('admin'), null);
  const Component = () => (
    <DeskContext value={place}>
      <SellerShipping id={7} />
    </DeskContext>
  );
  await renderRoute({ Component }, { api });
  const fee = await screen.findByLabelText('Price of shipping, $');
  const type = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field);
    await userEvent.type(field, text);
  };
  return {
    fee,
    type,
    freeFrom: screen.getByLabelText('Free from, $'),
    save: () => userEvent.click(screen.getByRole('button', { name: 'Save shipping and holiday' })),
    answer: () => act(async () => answer()),
    sent: () => api.inputsOf('desk.shippingSave') as DeskInput<'shippingSave'>[],
  };
};

describe('[DESK-21] a price of shipping', () => {
  test('that is typed while another one is being saved stays, is no conflict with that one, and is saved next', async () => {
    const { fee, type, save, answer, sent } = await open();
    await type(fee, '6');
    await save();
    await type(fee, '7');
    await answer();
    await screen.findByText('Not saved yet: Price of shipping, $');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(fee).toHaveValue('7');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Save/ })).not.toHaveAttribute('aria-busy'));
    await save();
    await answer();
    await waitFor(() => expect(fee).toHaveValue('7.00'));
    expect(sent()).toMatchObject([
      { feeCents: 600, version: '0' },
      { feeCents: 700, version: '1' },
    ]);
  });

  test('and what is typed with it, saved while others are being saved, are sent after these, as they were typed', async () => {
    const { fee, freeFrom, type, save, answer, sent } = await open();
    await type(fee, '0');
    await type(freeFrom, '0.01');
    await save();
    // One of them is what was stored before all this.
    await type(fee, '5.00');
    await type(freeFrom, '60');
    await save();
    expect(sent()).toHaveLength(1);
    await answer();
    await waitFor(() => expect(sent()).toHaveLength(2));
    await answer();
    await waitFor(() => expect(freeFrom).toHaveValue('60.00'));
    expect(fee).toHaveValue('5.00');
    expect(sent()).toMatchObject([
      { feeCents: 0, freeFromCents: 1 },
      { feeCents: 500, freeFromCents: 6000 },
    ]);
  });
});
