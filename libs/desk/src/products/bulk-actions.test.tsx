import type { DeskProductRow } from '@souk/contract/desk';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { toastsStore } from '@souk/state';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { UnsavedGuard } from '../parts/unsaved-guard';
import { ProductList } from './product-list';

const productOf = (id: number, name: string, version: number): DeskProductRow => ({
  id,
  name,
  version,
  slug: name.toLowerCase(),
  uniqueKey: name,
  image: '/img/jug.webp',
  merchantId: 7,
  merchantName: 'Wool Row',
  category: 'Tableware',
  variants: 1,
  cents: 1000,
  shownCents: 1000,
  discount: 0,
  stock: 4,
  soldLately: 0,
  isArchived: false,
  changedAt: '2026-03-01T10:00:00.000Z',
  isLive: true,
  reviewState: 'live',
});

const openList = async (api: ReturnType<typeof fakeApi>, role: 'catalogue' | 'auditor', at = '/') => {
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf(role), null)}>
      <UnsavedGuard>
        <ProductList />
      </UnsavedGuard>
    </DeskContext>
  );
  await renderRoute({ Component }, { api, at });
};

/** The list of products of somebody with a role; a colleague has changed the bowl meanwhile, which the list shows once it is read anew. */
const open = async (role: 'catalogue' | 'auditor' = 'catalogue') => {
  let reads = 0;
  let tries = 0;
  const range = { leastCents: 1000, mostCents: 1000 };
  const api = fakeApi({
    desk: {
      products: async () => {
        reads += 1;
        const list = [productOf(1, 'Jug', 3), productOf(2, 'Bowl', reads > 1 ? 5 : 4)];
        return { list, total: 2, pages: 1, pageNum: 1, limit: 25 } as never; // of a page, what the list reads
      },
      pricesPreview: async () => ({
        list: [{ id: 1, name: 'Jug', now: range, then: { leastCents: 1100, mostCents: 1200 }, refused: null }],
        total: 2,
      }),
      productsPrices: async () => {
        tries += 1;
        return tries === 1
          ? { done: [1], changed: [{ id: 1, version: 4 }], refused: [{ id: 2, message: 'Changed' }] }
          : { done: [2], changed: [{ id: 2, version: 6 }], refused: [] };
      },
    },
  });
  await openList(api, role);
  await screen.findByRole('link', { name: 'Jug' });
  return api;
};

describe('[DESK-06] products that are changed together', () => {
  test('are chosen by name; prices are shown before they change; who is refused stays chosen and is tried again as it is now', async () => {
    const user = userEvent.setup();
    const api = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Choose Jug' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Bowl' }));
    await user.click(screen.getByRole('button', { name: 'Change prices' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change prices' });
    await user.click(within(dialog).getByRole('button', { name: 'Show the new prices' }));
    expect(within(dialog).getByText('Enter a whole number from −90 to 500, not 0')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: 'Change, %' }), '10');
    await user.click(within(dialog).getByRole('button', { name: 'Show the new prices' }));
    expect(await within(dialog).findByText('And 1 more product')).toBeVisible();
    expect(within(dialog).getByRole('row', { name: /Jug/ })).toHaveTextContent('$10.00$11.00 – $12.00');
    await user.click(within(dialog).getByRole('button', { name: 'Change the prices of 2 products' }));
    const change = { kind: 'percent', percent: 10 };
    expect(await within(dialog).findByText('Bowl: Changed')).toBeVisible();
    expect(screen.getByText('1 row chosen')).toBeInTheDocument();
    await user.click(await within(dialog).findByRole('button', { name: 'Change the prices of 1 product' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const [jug, bowl] = [
      { id: 1, version: 3 },
      { id: 2, version: 4 },
    ];
    expect(api.inputsOf('desk.productsPrices')).toEqual([
      { products: [jug, bowl], change },
      { products: [{ ...bowl, version: 5 }], change },
    ]);
    expect(screen.queryByText(/chosen/)).toBeNull();
    const previewed = (api.inputsOf('desk.pricesPreview') as { products: string }[]).map(({ products }) => products);
    expect(previewed.filter((ids) => ids === '')).toEqual([]);
  });

  test('are not forgotten with what is typed for them by Escape without asking', async () => {
    const user = userEvent.setup();
    const ask = jest.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    await open();
    await user.click(screen.getByRole('checkbox', { name: 'Choose Jug' }));
    await user.click(screen.getByRole('button', { name: 'Change prices' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change prices' });
    await user.type(within(dialog).getByRole('textbox', { name: 'Change, %' }), '10');
    const leave = () => fireEvent(dialog, new Event('cancel', { cancelable: true }));
    leave();
    expect(within(dialog).getByRole('textbox', { name: 'Change, %' })).toHaveValue('10');
    leave();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(ask).toHaveBeenCalledTimes(2);
    ask.mockRestore();
  });

  test('change by an amount as well, which is shown first; what was typed as percent is not taken for dollars', async () => {
    const user = userEvent.setup();
    const api = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Choose Jug' }));
    await user.click(screen.getByRole('button', { name: 'Change prices' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change prices' }));
    await user.type(dialog.getByRole('textbox', { name: 'Change, %' }), '10');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'How prices change' }), 'By an amount');
    await user.click(dialog.getByRole('button', { name: 'Show the new prices' }));
    expect(dialog.getByText('Enter an amount other than 0, like 2.50 or −1')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: 'Change, $' }), '−2.50');
    await user.click(dialog.getByRole('button', { name: 'Show the new prices' }));
    await user.click(await dialog.findByRole('button', { name: 'Change the prices of 1 product' }));
    await waitFor(() => expect(api.inputsOf('desk.productsPrices')).toHaveLength(1));
    expect(api.inputsOf('desk.pricesPreview')[0]).toEqual({ products: '1', amountCents: -250 });
    const change = { kind: 'amount', amountCents: -250 };
    expect(api.inputsOf('desk.productsPrices')).toEqual([{ products: [{ id: 1, version: 3 }], change }]);
  });

  test('[DESK-21] of a discount without percent and end both are told at once, and neither once the discount is to end', async () => {
    const user = userEvent.setup();
    const api = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Choose Jug' }));
    await user.click(screen.getByRole('button', { name: 'Discount' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Discount' }));
    await user.click(dialog.getByRole('button', { name: /1 product/ }));
    const [percent, ends] = [dialog.getByLabelText(/^Discount, %/), dialog.getByLabelText(/^The discount ends/)];
    expect(percent).toHaveAccessibleDescription(/a whole number from 1 to 90/);
    expect(ends).toBeInvalid();
    await user.type(percent, '20');
    expect(percent).toBeValid();
    expect(ends).toHaveAccessibleDescription(/Say when the discount ends/);
    await user.selectOptions(dialog.getByRole('combobox'), 'end');
    await user.click(dialog.getByRole('button', { name: /1 product/ }));
    await waitFor(() =>
      expect(api.inputsOf('desk.productsPrices')).toMatchObject([{ change: { kind: 'noDiscount' } }]),
    );
  });

  test('[DESK-45] all that match are chosen on every page, but for those that are put aside; they are changed part by part', async () => {
    const user = userEvent.setup();
    const jug = { id: 1, name: 'Jug', version: 3 };
    const others = Array.from({ length: 449 }, (_, at) => ({ id: at + 2, name: `Bowl ${at}`, version: 1 }));
    let matching = [jug, ...others];
    const api = fakeApi({
      desk: {
        products: async () =>
          ({ list: [productOf(1, 'Jug', 3)], total: 450, pages: 450, pageNum: 1, limit: 1 }) as never, // of a page, what the list reads
        productsMatching: async () => ({ list: matching, total: 450 }),
        productsPublish: async ({ products }) => ({
          done: products.map(({ id }) => Number(id)).filter((id) => id !== 450),
          changed: [],
          refused: products.some(({ id }) => id === 450) ? [{ id: 450, message: 'No picture' }] : [],
        }),
      },
    });
    await openList(api, 'catalogue', '/?lacks=french&from=12,5');
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Jug' }));
    await user.click(screen.getByRole('button', { name: 'Choose all 450 that match' }));
    expect(await screen.findByText('450 rows chosen')).toBeVisible();
    expect(screen.queryByRole('button', { name: /that match/ })).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Choose Jug' }));
    expect(screen.getByText('449 rows chosen')).toBeVisible();
    // Since then so many match that the one which is refused is not among those that are read.
    matching = [jug];
    await user.click(screen.getByRole('button', { name: 'Put on sale' }));
    const dialog = await screen.findByRole('dialog', { name: 'Put on sale' });
    await user.click(within(dialog).getByRole('button', { name: 'Put 449 products on sale' }));
    expect(await within(dialog).findByText('Bowl 448: No picture')).toBeVisible();
    const published = api.inputsOf('desk.productsPublish') as { products: unknown[] }[];
    expect(published.map(({ products }) => products.length)).toEqual([200, 200, 49]);
    expect(await screen.findByText('1 row chosen')).toBeInTheDocument();
    const filter = { tab: 'all', q: '', lacks: 'french', leastCents: 1250 };
    expect(api.inputsOf('desk.productsMatching')).toEqual([filter, filter]);
    expect(api.inputsOf('desk.products')[0]).toEqual({ ...filter, page: 1 });
  });

  test('those that went off sale are put back by one press, as they are since; putting on sale is not undone', async () => {
    const user = userEvent.setup();
    const api = fakeApi({
      desk: {
        products: async () =>
          ({
            list: [productOf(1, 'Jug', 3), productOf(2, 'Bowl', 3)],
            total: 2,
            pages: 1,
            pageNum: 1,
            limit: 25,
          }) as never, // of a page, what the list reads
        productsPublish: async ({ isLive }) =>
          isLive
            ? { done: [1], changed: [{ id: 1, version: 5 }], refused: [] }
            : { done: [1, 2], changed: [{ id: 1, version: 4 }], refused: [] },
      },
    });
    await openList(api, 'catalogue');
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Jug' }));
    await user.click(screen.getByRole('checkbox', { name: 'Choose Bowl' }));
    await user.click(screen.getByRole('button', { name: 'Take off sale' }));
    await user.click(await screen.findByRole('button', { name: 'Take 2 products off sale' }));
    await waitFor(() => expect(toastsStore.getState().toasts.at(-1)?.action?.label).toBe('Undo'));
    await act(async () => toastsStore.getState().toasts.at(-1)?.action?.run());
    await waitFor(() => expect(toastsStore.getState().toasts.at(-1)?.text).toBe('1 product is on sale again.'));
    expect(api.inputsOf('desk.productsPublish').at(-1)).toEqual({ products: [{ id: 1, version: 4 }], isLive: true });
    await user.click(screen.getByRole('checkbox', { name: 'Choose Jug' }));
    await user.click(screen.getByRole('button', { name: 'Put on sale' }));
    await user.click(await screen.findByRole('button', { name: 'Put 1 product on sale' }));
    await waitFor(() => expect(toastsStore.getState().toasts.at(-1)?.text).toMatch(/^1 product was changed/));
    expect(toastsStore.getState().toasts.at(-1)?.action).toBeUndefined();
  });

  test('the page is not left without asking while they are changed', async () => {
    const user = userEvent.setup();
    const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    let finish = () => {};
    const running = new Promise<void>((resolve) => (finish = resolve));
    const api = fakeApi({
      desk: {
        products: async () => ({ list: [productOf(1, 'Jug', 3)], total: 1, pages: 1, pageNum: 1, limit: 25 }) as never, // of a page, what the list reads
        productsPublish: async () => {
          await running;
          return { done: [1], changed: [], refused: [] };
        },
      },
    });
    await openList(api, 'catalogue');
    await user.click(await screen.findByRole('checkbox', { name: 'Choose Jug' }));
    await user.click(screen.getByRole('button', { name: 'Put on sale' }));
    const dialog = await screen.findByRole('dialog', { name: 'Put on sale' });
    expect(isAsked()).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'Put 1 product on sale' }));
    expect(isAsked()).toBe(true);
    finish();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isAsked()).toBe(false);
  });

  test('[DESK-01] whoever may change none of them chooses none', async () => {
    await open('auditor');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

test('[DESK-45] a product stands in the list with its picture, which says nothing more than its name, and its category', async () => {
  await open('auditor');
  const jug = within(screen.getByRole('row', { name: /^Jug/ }));
  expect(jug.getByRole('rowheader', { name: 'Jug' })).toBeVisible();
  expect(jug.getByRole('presentation')).toHaveAttribute('loading', 'lazy');
  // A phone has no room for it.
  expect(jug.getByText('Tableware')).toBeInTheDocument();
});
