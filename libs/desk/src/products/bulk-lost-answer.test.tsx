import { ApiError } from '@souk/api-client';
import type { DeskInput } from '@souk/contract/desk';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { PricesOfProducts } from './prices-of-products';
import { StockOfProducts } from './stock-of-products';
import type { ChosenProduct } from './use-chosen-products';

const lost = () => {
  throw new ApiError({ code: 502 });
};
const productsOf = (count: number, version = 3): ChosenProduct[] =>
  Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `Jug ${at + 1}`, version }));

/** A dialog over products of a list, which is read anew after each press: those that were done are chosen no more. */
const open = async (
  Bulk: typeof PricesOfProducts,
  api: ReturnType<typeof fakeApi>,
  { begin, readAnew }: { begin: ChosenProduct[]; readAnew: (product: ChosenProduct) => ChosenProduct },
) => {
  const Component = () => {
    const [products, setProducts] = useState(begin);
    const onDone = (ids: readonly number[]) =>
      setProducts((now) => now.filter(({ id }) => !ids.includes(id)).map(readAnew));
    const [isOpen, setOpen] = useState(true);
    return (
      <DeskContext value={placeOf(aDeskSelf('catalogue'), null)}>
        <button onClick={() => setOpen(!isOpen)}>Open</button>
        <button onClick={() => setProducts(productsOf(2).slice(1))}>Choose another</button>
        {isOpen && <Bulk products={products} onDone={onDone} onClose={() => {}} />}
      </DeskContext>
    );
  };
  await renderRoute({ Component }, { at: '/', api, user: {} });
};

describe('[DESK-06] products that are changed together, of which an answer is lost', () => {
  const range = { leastCents: 1000, mostCents: 1000 };

  test('are asked for as before by the next press: prices that were changed are not changed again', async () => {
    let tries = 0;
    const api = fakeApi({
      desk: {
        pricesPreview: async () => ({
          list: [{ id: 1, name: 'Jug', now: range, then: range, refused: null }],
          total: 1,
        }),
        productsPrices: async () => ((tries += 1) === 1 ? lost() : { done: [1], changed: [], refused: [] }),
      },
    });
    // The change was made, so what is read anew has another version.
    await open(PricesOfProducts, api, { begin: productsOf(1), readAnew: (product) => ({ ...product, version: 4 }) });
    await userEvent.type(screen.getByRole('textbox', { name: 'Change, %' }), '10');
    await userEvent.click(screen.getByRole('button', { name: 'Show the new prices' }));
    const press = async () =>
      userEvent.click(await screen.findByRole('button', { name: 'Change the prices of 1 product' }));
    await press();
    await waitFor(() => expect(tries).toBe(1));
    await press();
    await waitFor(() => expect(tries).toBe(2));
    const [first, second] = api.inputsOf('desk.productsPrices');
    expect(second).toEqual(first);
  });

  test('are asked for in the same parts, whatever was refused before: pieces are not booked again', async () => {
    let tries = 0;
    const api = fakeApi({
      desk: {
        productsStock: async ({ products }) => {
          tries += 1;
          if (tries === 2) lost();
          const ids = products.map(({ id }) => Number(id));
          return {
            done: ids.filter((id) => id !== 1),
            changed: [],
            refused: ids.includes(1) ? [{ id: 1, message: 'It has several variants' }] : [],
          };
        },
      },
    });
    await open(StockOfProducts, api, { begin: productsOf(450), readAnew: (product) => product });
    await userEvent.type(screen.getByRole('textbox', { name: /^How many more or fewer/ }), '5');
    await userEvent.click(screen.getByRole('button', { name: 'Change the stock of 450 products' }));
    await waitFor(() => expect(tries).toBe(2));
    await userEvent.click(await screen.findByRole('button', { name: 'Change the stock of 251 products' }));
    await waitFor(() => expect(tries).toBe(4));
    const sent = api.inputsOf('desk.productsStock') as DeskInput<'productsStock'>[];
    expect(sent[2]).toEqual(sent[1]);
    expect(sent[3]?.products.map(({ id }) => id)).toEqual([1, ...Array.from({ length: 50 }, (_, at) => at + 401)]);
  });

  test.each([
    ['the same', false, [[1], [1]]],
    ['another one', true, [[1], [2]]],
  ])('are asked for as before in a dialog that is opened anew for %s', async (_what, isOther, ids) => {
    let tries = 0;
    const api = fakeApi({
      desk: {
        productsStock: async ({ products }) =>
          (tries += 1) === 1 ? lost() : { done: products.map(({ id }) => Number(id)), changed: [], refused: [] },
      },
    });
    await open(StockOfProducts, api, { begin: productsOf(1), readAnew: (product) => ({ ...product, version: 4 }) });
    const press = async (at: number) => {
      await userEvent.type(screen.getByRole('textbox', { name: /^How many more or fewer/ }), '5');
      await userEvent.click(screen.getByRole('button', { name: 'Change the stock of 1 product' }));
      await waitFor(() => expect(tries).toBe(at));
    };
    await press(1);
    for (const name of ['Open', ...(isOther ? ['Choose another'] : []), 'Open'])
      await userEvent.click(screen.getByText(name));
    await press(2);
    const sent = api.inputsOf('desk.productsStock') as DeskInput<'productsStock'>[];
    expect(sent.map(({ products }) => products.map(({ id }) => id))).toEqual(ids);
    if (!isOther) expect(sent[1]).toEqual(sent[0]);
  });
});
