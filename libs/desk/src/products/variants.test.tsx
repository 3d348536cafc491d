import { aDeskProduct, aDeskSelf, aDeskVariant, fakeApi, renderRoute } from '@souk/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import AddValueForm from './add-value-form';
import { PriceForm } from './price-form';
import { VariantList } from './variant-list';

const variant = (id: number, sku: string, onSale: boolean) => aDeskVariant({ id, sku, onSale, stock: id });

const product = aDeskProduct({
  variants: 4,
  options: [
    { name: 'Color', values: ['White', 'Blue'] },
    { name: 'Size', values: ['S', 'L'] },
  ],
  items: [
    variant(1, 'White,S', true),
    variant(2, 'White,L', true),
    variant(3, 'Blue,S', true),
    variant(4, 'Blue,L', false),
  ],
});

const open = async () => {
  const api = fakeApi({
    desk: {
      variantUse: async () => ({ carts: 2, wishLists: 0 }),
      variantsSale: async () => ({ version: 4 }),
      optionValueAdd: async () => ({ version: 4, made: 2 }),
    },
  });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('catalogue'), null)}>
      <VariantList product={product} />
      <AddValueForm product={product} />
    </DeskContext>
  );
  await renderRoute({ Component }, { api });
  return api;
};

/** The forms of a product, and a way to let a colleague's new variant arrive while something is typed. */
const openGrowing = async () => {
  const api = fakeApi({
    desk: { variantUse: async () => ({ carts: 0, wishLists: 0 }), variantsSale: async () => ({ version: 5 }) },
  });
  const held: { grow: () => void } = { grow: () => undefined };
  await renderRoute(
    {
      Component: () => {
        const [now, setNow] = useState(product);
        held.grow = () => setNow({ ...product, version: 4, items: [...product.items, variant(9, 'Red,S', true)] });
        return (
          <DeskContext value={placeOf(aDeskSelf('catalogue'), null)}>
            <VariantList product={now} />
            <PriceForm product={now} mayWrite />
          </DeskContext>
        );
      },
    },
    { api },
  );
  return { grow: () => act(() => held.grow()), inputsOf: api.inputsOf };
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('[DESK-41] before a value leaves the shop its variants are named, and carts and wish lists counted', async () => {
  const api = await open();
  await press('Take Blue off sale');
  await press('Save the variants');
  const dialog = within(screen.getByRole('dialog', { name: 'Take these variants off sale?' }));
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Blue, S']);
  expect(await dialog.findByText(/^2 carts hold one of them/)).toBeVisible();
  expect(dialog.getByText('No wish list holds the product.')).toBeVisible();
  expect(api.inputsOf('desk.variantUse')).toEqual([{ id: 5, variants: '3' }]);
  expect(api.inputsOf('desk.variantsSale')).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Take them off sale' }));
  expect(api.inputsOf('desk.variantsSale')).toMatchObject([
    {
      version: 3,
      variants: [
        { id: 1, onSale: true },
        { id: 2, onSale: true },
        { id: 3, onSale: false },
        { id: 4, onSale: false },
      ],
    },
  ]);
});

test('[DESK-41] what only goes on sale is saved at once; the last one cannot leave', async () => {
  const api = await open();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Blue, L is on sale' }));
  await press('Save the variants');
  expect(api.inputsOf('desk.variantsSale')).toHaveLength(1);
  for (const value of ['White', 'Blue']) await press(`Take ${value} off sale`);
  await press('Save the variants');
  expect(screen.getByRole('alert')).toHaveTextContent(/^One variant stays on sale/);
});

test('[DESK-41] variants that come while others are being changed stand there as they are stored, and nothing typed is lost', async () => {
  const { grow, inputsOf } = await openGrowing();
  await userEvent.click(screen.getByRole('checkbox', { name: 'White, L is on sale' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Price of White, S' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Price of White, S' }), '31');
  grow();
  expect(await screen.findByRole('checkbox', { name: 'Red, S is on sale' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'White, L is on sale' })).not.toBeChecked();
  expect(screen.getByRole('textbox', { name: 'Price of White, S' })).toHaveValue('31');
  expect(screen.getByRole('textbox', { name: 'Price of Red, S' })).toHaveValue('25.00');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Save the variants');
  await userEvent.click(await screen.findByRole('button', { name: 'Take them off sale' }));
  expect(inputsOf('desk.variantsSale')).toMatchObject([
    { version: 4, variants: [1, 2, 3, 4, 9].map((id) => ({ id, onSale: ![2, 4].includes(id) })) },
  ]);
});

test('[DESK-41] a value is added in both languages; how many variants it makes is said before', async () => {
  const api = await open();
  expect(screen.getByText(/^2 variants are made: not on sale, without stock/)).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Value in English' }), 'Red');
  await press('Add the value');
  expect(screen.getByRole('textbox', { name: 'Value in French' })).toHaveAccessibleDescription('Please fill this in');
  await userEvent.type(screen.getByRole('textbox', { name: 'Value in French' }), 'Rouge');
  await press('Add the value');
  expect(api.inputsOf('desk.optionValueAdd')).toEqual([
    { id: 5, version: 3, option: 0, value: { en: 'Red', fr: 'Rouge' } },
  ]);
});
