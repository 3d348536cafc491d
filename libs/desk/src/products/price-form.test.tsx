import { aDeskProduct, aDeskSelf, aDeskVariant, fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { DiscountOfProducts } from './discount-of-products';
import { PriceForm } from './price-form';

const variant = (id: number, sku: string) => aDeskVariant({ id, sku });
const product = aDeskProduct({
  id: 5,
  name: 'Jug',
  version: 3,
  discount: 0,
  discountEnds: null,
  items: [variant(1, 'S'), variant(2, 'M')],
});

const open = async (Form: () => React.ReactNode) => {
  const api = fakeApi({
    desk: {
      setPrice: async () => ({ version: 4 }),
      pricePreview: async () => ({ card: { cents: 1, wasCents: null }, items: [], isRefused: false }),
    },
  });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('catalogue'), null)}>
      <Form />
    </DeskContext>
  );
  await renderRoute({ Component }, { api });
  return api;
};
const field = (name: string) => screen.getByRole('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test.each(['100', '20,5'])(
  '[DESK-06] a discount of %s is refused as it was typed, not cut to what fits',
  async (typed) => {
    const api = await open(() => <PriceForm product={product} mayWrite />);
    await userEvent.type(field('Discount, %'), typed);
    expect(field('Discount, %')).toHaveValue(typed);
    await press('Save the prices');
    expect(field('Discount, %')).toHaveAccessibleDescription('The discount is a whole number from 0 to 90');
    expect(api.inputsOf('desk.setPrice')).toEqual([]);
  },
);

test('[DESK-06] nor is the discount of several products', async () => {
  await open(() => (
    <DiscountOfProducts
      products={[{ id: 5, version: 3 }] as never /* of a product, what the dialog reads */}
      onDone={() => undefined}
      onClose={() => undefined}
    />
  ));
  await userEvent.type(field('Discount, %'), '100');
  await press('Set the discount of 1 product');
  expect(field('Discount, %')).toHaveValue('100');
  expect(field('Discount, %')).toHaveAccessibleDescription('The discount is a whole number from 1 to 90');
});

test('[DESK-06] the price that is wrong is marked until it is typed anew', async () => {
  await open(() => <PriceForm product={product} mayWrite />);
  await userEvent.clear(field('Price of M'));
  await userEvent.type(field('Price of M'), '-5');
  await press('Save the prices');
  expect(screen.getByText('Enter an amount above 0')).toBeVisible();
  expect(field('Price of M')).toHaveAccessibleDescription('Enter an amount above 0');
  expect(field('Price of S')).toBeValid();
  await userEvent.type(field('Price of M'), '{Backspace}');
  expect(field('Price of M')).toBeValid();
  expect(screen.queryByRole('alert')).toBeNull();
});
