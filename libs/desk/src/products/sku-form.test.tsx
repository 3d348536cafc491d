import { aDeskProduct, aDeskSelf, aDeskVariant, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { PriceForm } from './price-form';
import SkuForm from './sku-form';

const variant = (id: number, sku: string) => aDeskVariant({ id, sku, skuCode: `OLD-${id}`, stock: 3 });
const product = aDeskProduct({
  id: 5,
  name: 'Jug',
  version: 3,
  discount: 0,
  discountEnds: null,
  items: [variant(1, 'S'), variant(2, 'M'), variant(3, 'L')],
});

const open = async (Form: () => React.ReactNode) => {
  const api = fakeApi({
    desk: {
      variantsSale: async () => ({ version: 4 }),
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

describe('[DESK-58] the matrix of variants', () => {
  test('codes are scanned one after the other: a scanner ends each with Enter, and the last one saves', async () => {
    const bare = { ...product, items: product.items.map((item) => ({ ...item, skuCode: '' })) };
    const api = await open(() => <SkuForm product={bare} />);
    await userEvent.type(field('SKU of S'), '4001{Enter}4002{Enter}');
    expect(api.inputsOf('desk.variantsSale')).toEqual([]);
    await userEvent.keyboard('4003{Enter}');
    await waitFor(() => expect(api.inputsOf('desk.variantsSale')).toHaveLength(1));
    const variants = ['4001', '4002', '4003'].map((skuCode, at) => ({ id: at + 1, skuCode }));
    expect(api.inputsOf('desk.variantsSale')).toEqual([{ id: 5, version: 3, variants }]);
  });

  test('a column of a spreadsheet is pasted as codes, from one field down; one cell goes where the cursor is', async () => {
    const user = userEvent.setup();
    const api = await open(() => <SkuForm product={product} />);
    await user.click(field('SKU of M'));
    await user.paste('JUG-M\r\n JUG-L \r\nJUG-XL\r\n');
    await user.clear(field('SKU of S'));
    await user.paste('JUG-S');
    expect(screen.getByText('Not saved yet: SKU of S, SKU of M, SKU of L')).toBeVisible();
    expect(field('SKU of L')).toHaveValue('JUG-L');
    await user.click(screen.getByRole('button', { name: 'Save the SKUs' }));
    await waitFor(() =>
      expect(api.inputsOf('desk.variantsSale')).toEqual([
        {
          id: 5,
          version: 3,
          variants: [
            { id: 1, skuCode: 'JUG-S' },
            { id: 2, skuCode: 'JUG-M' },
            { id: 3, skuCode: 'JUG-L' },
          ],
        },
      ]),
    );
  });

  test('prices and older prices are pasted together, and one is taken down to all', async () => {
    const user = userEvent.setup();
    const api = await open(() => <PriceForm product={product} mayWrite />);
    await user.click(field('Price of M'));
    await user.paste('20\t30\n21,5\t32\n');
    await user.clear(field('Price of S'));
    await user.paste('19');
    expect(field('Older price of L')).toHaveValue('32');
    await user.click(screen.getByRole('button', { name: 'Older price, $: the first one for all' }));
    expect(field('Older price of L')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Save the prices' }));
    const none = { comparedCents: null };
    await waitFor(() =>
      expect(api.inputsOf('desk.setPrice')).toMatchObject([
        {
          variants: [
            { id: 1, priceCents: 1900, ...none },
            { id: 2, priceCents: 2000, ...none },
            { id: 3, priceCents: 2150, ...none },
          ],
        },
      ]),
    );
  });
});
