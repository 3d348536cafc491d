import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeskFrame, placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { ProductNew } from './product-new';

const open = async () => {
  const api = fakeApi({
    desk: {
      me: async () => aDeskSelf('admin'),
      productChoices: async () => ({
        merchants: [{ id: 6, name: 'Wool Row' }],
        categories: [{ id: 3, name: 'Mugs' }],
        storeCategories: [],
      }),
    },
  });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('admin'), null)}>
      <DeskFrame screen="products" merchantId={null}>
        <ProductNew />
      </DeskFrame>
    </DeskContext>
  );
  await renderRoute({ Component }, { path: '/admin/products/new', at: '/admin/products/new', api, user: {} });
  await screen.findByRole('button', { name: 'Create the product' });
  return api;
};
const press = () => userEvent.click(screen.getByRole('button', { name: 'Create the product' }));
const field = (name: RegExp) => screen.getByRole('textbox', { name });

describe('[DESK-21] a new product', () => {
  test('is told at each field what is wrong with it, at once, and is led to the first', async () => {
    await open();
    await userEvent.type(field(/^Price/), '0');
    await userEvent.type(field(/^Choice 2 in English/), 'Size');
    await press();
    expect(field(/^Price/)).toHaveAccessibleDescription(/above 0/);
    expect(field(/^Pieces in stock/)).toHaveAccessibleDescription('Enter how many pieces there are, from 0 to 100,000');
    expect(field(/^Choice 2 in French/)).toHaveAccessibleDescription(
      'A choice needs its name and values in both languages',
    );
    expect(screen.getByRole('combobox', { name: /^Seller/ })).toHaveAccessibleDescription('Choose whose product it is');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Seller/ })).toHaveFocus());
  });

  test('is told once which of the values of a choice are wrong, at their field', async () => {
    await open();
    await userEvent.type(field(/^Choice 1 in English/), 'Colour');
    await userEvent.type(field(/^Choice 1 in French/), 'Couleur');
    await userEvent.type(field(/^Values of choice 1 in English/), 'Red, Blue');
    await userEvent.type(field(/^Values of choice 1 in French/), 'Rouge');
    await press();
    expect(field(/^Choice 1 in English/)).toBeValid();
    expect(field(/^Values of choice 1 in French/)).toBeInvalid();
    expect(screen.getAllByText('There are not as many values in both languages')).toHaveLength(1);
  });

  test('is told no longer what has been put right', async () => {
    await open();
    await press();
    await userEvent.type(field(/^Price/), '12,50');
    await userEvent.type(field(/^Pieces in stock/), '4');
    expect(field(/^Price/)).toBeValid();
    expect(field(/^Pieces in stock/)).toBeValid();
    expect(screen.getByText('Something is missing or wrong: see the fields above')).toBeVisible();
  });

  test.each([
    ['ten', '5', 'Enter amounts like 12.50'],
    ['10', '99999999', 'Enter how many pieces there are, from 0 to 100,000'],
    ['10', '100001', 'Enter how many pieces there are, from 0 to 100,000'],
  ])('for %s with %s pieces is told: %s', async (price, stock, told) => {
    const api = await open();
    await userEvent.type(field(/^Price/), price);
    await userEvent.type(field(/^Pieces in stock/), stock);
    await press();
    expect(screen.getByText(told)).toBeVisible();
    expect(api.inputsOf('desk.productCreate')).toEqual([]);
  });
});
