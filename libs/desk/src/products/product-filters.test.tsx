import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { ProductFilters, useNarrowedName } from './product-filters';
import { productFilterOf, productListIn, productListInput, useProductListUrl } from './product-list.url';

function List() {
  const url = useProductListUrl();
  return (
    <>
      <output>{url.href({ page: 2 })}</output>
      <p>{useNarrowedName(url.filters)}</p>
      <ProductFilters filters={url.filters} hrefOf={(filters) => url.href({ filters })} />
    </>
  );
}

const open = async (at: string) => {
  const api = fakeApi({
    desk: {
      productChoices: async () => ({
        categories: [{ id: 3, name: 'Home › Lamps' }],
        merchants: [{ id: 7, name: 'Wool Row' }],
      }),
    },
  });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('catalogue'), null)}>
      <List />
    </DeskContext>
  );
  await renderRoute({ Component }, { api, at });
  return api;
};

const said = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

describe('[DESK-45] the list of products is narrowed', () => {
  test('by fields that are asked for; the address carries what is chosen, in words, too', async () => {
    const user = userEvent.setup();
    const api = await open('/?tab=live&q=mug&page=3');
    expect(api.inputsOf('desk.productChoices')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Filter', expanded: false }));
    await screen.findByRole('option', { name: 'Wool Row' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Seller' }), 'Wool Row');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Home › Lamps');
    await user.selectOptions(screen.getByRole('combobox', { name: 'What is missing' }), 'No French');
    await user.type(screen.getByRole('textbox', { name: 'Price from, $' }), '12,5{Enter}');
    await said('?tab=live&q=mug&merchant=7&category=3&lacks=french&from=12%2C5&page=2');
    expect(screen.getByText('Wool Row · Home › Lamps · No French · from $12.50')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Seller' }), 'Any');
    await user.clear(screen.getByRole('textbox', { name: 'Price from, $' }));
    await user.tab();
    await said('?tab=live&q=mug&category=3&lacks=french&page=2');
  });

  // A saved view names a category that a colleague has deleted since.
  test('by what is no longer there: it stands chosen, is said, and can be taken back', async () => {
    await open('/?category=12');
    const field = await screen.findByRole('combobox', { name: 'Category' });
    await screen.findByRole('option', { name: 'Home › Lamps' });
    expect(field).toHaveDisplayValue('12');
    expect(screen.getByText('Category 12')).toBeVisible();
    await userEvent.selectOptions(field, 'Any');
    await said('?page=2');
    expect(screen.queryByText('Category 12')).toBeNull();
  });

  test('what is no amount asks for nothing', async () => {
    await open('/?to=x&stock=low');
    const field = await screen.findByRole('textbox', { name: 'Price from, $' });
    await userEvent.type(field, 'cheap{Enter}');
    expect(screen.getByRole('status')).toHaveTextContent('?stock=low&to=x&page=2');
    expect(screen.getByText('Low stock', { selector: 'p' })).toBeVisible();
  });

  test('the list, its file and a choice of all that match are narrowed alike', () => {
    const state = productListIn(
      new URLSearchParams('tab=live&sort=-price&merchant=7&category=0&stock=out&lacks=x&from=10&to=20.5&page=3'),
    );
    const narrowed = { tab: 'live', q: '', merchant: 7, stock: 'out', leastCents: 1000, mostCents: 2050 };
    expect(productFilterOf(state)).toEqual(narrowed);
    expect(productListInput(state)).toEqual({ ...narrowed, page: 3, sort: '-price' });
  });
});
