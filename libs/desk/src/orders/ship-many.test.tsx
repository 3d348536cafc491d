import { aDeskOrderRow, aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { UnsavedGuard } from '../parts/unsaved-guard';
import { nothingTyped, ShipMany } from './ship-many';

const open = async () => {
  const api = fakeApi({
    desk: { shipMany: async ({ parcels }) => ({ done: parcels.map(({ no }) => no), refused: [] }) },
  });
  const orders = ['PT1-1', 'PT2-1', 'PT3-1'].map((no) => aDeskOrderRow({ no }));
  const Component = () => {
    const [isOpen, setOpen] = useState(true);
    const [typed, setTyped] = useState(nothingTyped);
    return (
      <DeskContext value={placeOf(aDeskSelf('orders'), null)}>
        <UnsavedGuard>
          <button onClick={() => setOpen(true)}>Open</button>
          {isOpen && (
            <ShipMany
              orders={orders}
              typed={typed}
              onType={setTyped}
              onClose={() => setOpen(false)}
              onSent={() => {}}
            />
          )}
        </UnsavedGuard>
      </DeskContext>
    );
  };
  await renderRoute({ Component }, { at: '/', api, user: {} });
  return { sent: () => api.inputsOf('desk.shipMany') };
};
const numberOf = (no: string) => screen.getByRole('textbox', { name: new RegExp(no) });

describe('[DESK-03] numbers of several orders', () => {
  test('are scanned one after the other: a scanner ends each with Enter, and the last one sends', async () => {
    const { sent } = await open();
    await userEvent.type(screen.getByRole('combobox', { name: 'Carrier' }), 'DHL{Enter}');
    expect(numberOf('PT1-1')).toHaveFocus();
    await userEvent.keyboard('JD1{Enter}JD2{Enter}');
    expect(screen.queryByText('Enter the tracking number')).toBeNull();
    expect(sent()).toEqual([]);
    await userEvent.keyboard('JD3{Enter}');
    await waitFor(() =>
      expect(sent()).toEqual([
        {
          parcels: [
            { no: 'PT1-1', carrier: 'DHL', number: 'JD1' },
            { no: 'PT2-1', carrier: 'DHL', number: 'JD2' },
            { no: 'PT3-1', carrier: 'DHL', number: 'JD3' },
          ],
        },
      ]),
    );
  });

  test('go on at what was left empty before; a press marks all that is missing', async () => {
    const { sent } = await open();
    await userEvent.click(screen.getByRole('button', { name: 'Mark as sent' }));
    expect(screen.getAllByText('Enter the tracking number')).toHaveLength(3);
    await userEvent.type(numberOf('PT3-1'), 'JD3{Enter}');
    expect(screen.getByRole('combobox', { name: 'Carrier' })).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  test('stay where the window is closed by mistake, and leaving the page with them asks first', async () => {
    await open();
    const leave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    expect(leave()).toBe(false);
    await userEvent.type(screen.getByRole('combobox', { name: 'Carrier' }), 'DHL{Enter}JD1{Enter}');
    expect(leave()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByRole('combobox', { name: 'Carrier' })).toHaveValue('DHL');
    expect(numberOf('PT1-1')).toHaveValue('JD1');
  });
});
