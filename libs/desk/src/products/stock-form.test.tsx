import type { DeskProduct } from '@souk/contract/desk';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { StockForm } from './stock-form';

const variant = (id: number, sku: string) => ({ id, sku, stock: id * 10 });
const product = {
  id: 5,
  name: 'Jug',
  items: [variant(1, 'S'), variant(2, 'M'), variant(3, 'L')],
} as unknown as DeskProduct; // what the form reads of it

const field = (name: string) => screen.getByRole('textbox', { name });

test('[DESK-06] stock of all variants stands in one table: a pasted column fills the rows that follow, and all go with one reason', async () => {
  const user = userEvent.setup();
  const api = fakeApi({ desk: { variantsStock: async () => ({ variants: [{ id: 2, stock: 32 }] }) } });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('catalogue'), null)}>
      <StockForm product={product} />
    </DeskContext>
  );
  await renderRoute({ Component }, { api });
  expect(screen.getByRole('row', { name: /^M/ })).toHaveTextContent('20');
  await user.click(screen.getByRole('button', { name: 'Change the stock' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number, not 0');
  await user.click(field('How many more or fewer: M'));
  await user.paste('12\r\n-3\r\n99\r\n');
  expect(field('How many more or fewer: L')).toHaveValue('-3');
  await user.click(screen.getByRole('button', { name: 'Change the stock' }));
  const sent = {
    id: 5,
    variants: [
      { id: 2, delta: 12 },
      { id: 3, delta: -3 },
    ],
    reason: 'delivery',
    note: '',
  };
  await waitFor(() => expect(api.inputsOf('desk.variantsStock')).toEqual([sent]));
  await waitFor(() => expect(field('How many more or fewer: M')).toHaveValue(''));
});
