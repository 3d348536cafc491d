import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { ShipPasted } from './ship-pasted';

const open = async () => {
  const onClose = jest.fn();
  const api = fakeApi({
    desk: {
      shipMany: async ({ parcels }) => ({
        done: parcels.map(({ no }) => no).filter((no) => no !== 'PT2-1'),
        refused: parcels.filter(({ no }) => no === 'PT2-1').map(({ no }) => ({ no, message: 'It is sent already' })),
      }),
    },
  });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('orders'), null)}>
      <ShipPasted onClose={onClose} />
    </DeskContext>
  );
  await renderRoute({ Component }, { at: '/', api, user: {} });
  const list = screen.getByRole('textbox', { name: 'Order, carrier, tracking number' });
  const paste = async (text: string) => {
    await userEvent.clear(list);
    await userEvent.click(list);
    await userEvent.paste(text);
  };
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Mark as sent' }));
  return { api, list, paste, send, onClose, sent: () => api.inputsOf('desk.shipMany') };
};
const faults = () => within(screen.getByRole('dialog')).queryAllByRole('listitem');

describe('[DESK-03] a pasted list of tracking numbers', () => {
  test('is checked at once by line, and goes only once every line is right', async () => {
    const { paste, send, sent } = await open();
    await send();
    expect(screen.getByText('Paste at least one line')).toBeVisible();
    await paste('PT1-1,DHL,JD1\n\nPT2-1,DHL\nPT1-1;UPS;1Z');
    expect(faults().map((fault) => fault.textContent)).toEqual([
      'Line 3: it needs three values: order, carrier, tracking number; a fourth may be the carrier’s tracking page',
      'Line 4: the order is already in line 1',
    ]);
    expect(screen.getByText(/^1 line read/)).toBeVisible();
    await send();
    expect(screen.getByText('Correct the lines below, or take them out')).toBeVisible();
    expect(sent()).toEqual([]);
  });

  test('is sent as it stands; what was refused stays with its reason by line', async () => {
    const { list, paste, send, sent, onClose } = await open();
    await paste('PT1-1,DHL,JD1\nPT2-1\tLa Poste\t2L 9\nPT3-1;UPS;1Z');
    expect(faults()).toEqual([]);
    await send();
    expect(sent()).toEqual([
      {
        parcels: [
          { no: 'PT1-1', carrier: 'DHL', number: 'JD1' },
          { no: 'PT2-1', carrier: 'La Poste', number: '2L 9' },
          { no: 'PT3-1', carrier: 'UPS', number: '1Z' },
        ],
      },
    ]);
    expect(list).toHaveValue('PT2-1\tLa Poste\t2L 9');
    expect(faults().map((fault) => fault.textContent)).toEqual(['Line 1: PT2-1 was not sent. It is sent already']);
    expect(screen.getByText(/^No line to send yet/)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.type(list, '9');
    expect(faults()).toEqual([]);
    expect(screen.getByText(/^1 line read/)).toBeVisible();
    await paste('PT4-1,DHL,JD4');
    await send();
    expect(onClose).toHaveBeenCalled();
  });

  test('has at most 200 lines', async () => {
    const { paste, send, sent } = await open();
    await paste(Array.from({ length: 201 }, (_, at) => `PT${at}-1,DHL,JD${at}`).join('\n'));
    await send();
    expect(screen.getByText('At most 200 lines at a time: take the others out')).toBeVisible();
    expect(sent()).toEqual([]);
  });
});
