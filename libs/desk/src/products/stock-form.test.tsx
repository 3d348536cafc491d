import { aDeskProduct, aDeskSelf, aDeskVariant, aRefusal, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { StockForm } from './stock-form';

const variant = (id: number, sku: string) => aDeskVariant({ id, sku, stock: id * 10 });
const product = aDeskProduct({
  id: 5,
  name: 'Jug',
  items: [variant(1, 'S'), variant(2, 'M'), variant(3, 'L')],
});

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
  expect(screen.getByText('Enter a whole number, not 0')).toBeVisible();
  await user.type(field('How many more or fewer: M'), '99999999');
  await user.click(screen.getByRole('button', { name: 'Change the stock' }));
  expect(field('How many more or fewer: M')).toHaveAccessibleDescription(
    'Change a stock by at most 100,000 pieces at a time',
  );
  await user.clear(field('How many more or fewer: M'));
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

test('[DESK-06] a count is held against the stock that stood there when it began; once it is refused, against the one that was read', async () => {
  const user = userEvent.setup();
  let isFirst = true;
  const api = fakeApi({
    desk: {
      variantsStock: async () => {
        if (isFirst) {
          isFirst = false;
          throw aRefusal('STOCK_CHANGED');
        }
        return { variants: [] };
      },
    },
  });
  const Component = () => {
    const [isSold, setSold] = useState(false);
    const sold = { ...product, items: [{ ...variant(1, 'S'), stock: 9 }, variant(2, 'M'), variant(3, 'L')] };
    return (
      <DeskContext value={placeOf(aDeskSelf('catalogue'), null)}>
        <button onClick={() => setSold(true)}>Sell one</button>
        <StockForm product={isSold ? sold : product} />
      </DeskContext>
    );
  };
  await renderRoute({ Component }, { api });
  await user.selectOptions(screen.getByRole('combobox', { name: 'What happened' }), 'count');
  await user.type(field('How many there are: S'), '10');
  await user.clear(field('How many there are: S'));
  await user.type(field('How many there are: S'), '12');
  // the page reads its product anew whenever its person comes back to the tab
  await user.click(screen.getByRole('button', { name: 'Sell one' }));
  const press = () => user.click(screen.getByRole('button', { name: 'Change the stock' }));
  await press();
  await waitFor(() => expect(api.inputsOf('desk.variantsStock')).toHaveLength(1));
  expect(api.inputsOf('desk.variantsStock')[0]).toMatchObject({ variants: [{ id: 1, delta: 2, expected: 10 }] });
  await press();
  await waitFor(() => expect(api.inputsOf('desk.variantsStock')).toHaveLength(2));
  expect(api.inputsOf('desk.variantsStock')[1]).toMatchObject({ variants: [{ id: 1, delta: 3, expected: 9 }] });
});

test('[DESK-06] what is typed of the next variant while the one before is booked stays', async () => {
  const user = userEvent.setup();
  const booked = Promise.withResolvers<{ variants: { id: number; stock: number }[] }>();
  const api = fakeApi({ desk: { variantsStock: () => booked.promise } });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('catalogue'), null)}>
      <StockForm product={product} />
    </DeskContext>
  );
  await renderRoute({ Component }, { api });
  await user.type(field('How many more or fewer: S'), '5');
  await user.click(screen.getByRole('button', { name: 'Change the stock' }));
  await user.type(field('How many more or fewer: M'), '7');
  booked.resolve({ variants: [{ id: 1, stock: 15 }] });
  await waitFor(() => expect(field('How many more or fewer: S')).toHaveValue(''));
  expect(field('How many more or fewer: M')).toHaveValue('7');
});
