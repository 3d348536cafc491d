import { panelsStore } from '@souk/state';
import type { ProductCard } from '@souk/contract';
import { aPage, aProductCard, aRefusal, productResults } from '@souk/testing';
import { hostileHtml } from '@souk/testing/hostile';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { leavePage, showPage } from '../../testing/live-page';

afterEach(leavePage);

const list = (attrs: string) => `
  <ul data-souk="product-list" ${attrs}>
    <li data-souk="item" class="row">
      <a data-souk-field="link"><span data-souk-field="name">Template</span></a>
      <b data-souk-field="price">$0</b> <s data-souk-field="old-price">$0</s>
    </li>
    <li data-souk="empty">Nothing here.</li>
  </ul>`;
const only = (attrs: string) => `
  <div data-souk="product-list" ${attrs}>
    <article data-souk="item"><a data-souk-field="link"><span data-souk-field="name">Template</span></a></article>
    <p data-souk="empty">Nothing here.</p>
    <button data-souk="load-more">Show more</button>
  </div>`;
const names = () => screen.getAllByRole('link').map((link) => link.textContent);
const found = (list: ProductCard[], own: object = {}) => ({ ...productResults(list), ...own });
const card = (id: number) => aProductCard({ id, storeName: `Thing ${id}`, slug: `thing-${id}` });

describe('[PAGE-02] a product list', () => {
  test('asks for page 1 and size 10 by default, of all products', async () => {
    const { api } = await showPage(only('data-all'), { products: { list: async () => found([card(1)]) } });
    expect(await screen.findByRole('link', { name: 'Thing 1' })).toHaveAttribute('href', '/product/thing-1');
    expect(api.inputsOf('products.list')).toEqual([{ page: 1, limit: 10 }]);
  });

  test('by ids: what is no number is left out, the rest goes on', async () => {
    const { api } = await showPage(only('data-ids="12, 7,,x,33"'), {
      products: { byIds: async () => aPage([card(7)]) },
    });
    await screen.findByRole('link', { name: 'Thing 7' });
    expect(api.inputsOf('products.byIds')).toEqual([{ ids: '12,7,33', page: 1, limit: 10 }]);
  });

  test('by collection, with a page and a size of its own; the size is capped at 50', async () => {
    const { api } = await showPage(only('data-collection="drinkware" data-page="2" data-limit="900"'), {
      products: { collection: async () => found([card(1)]) },
    });
    await screen.findByRole('link', { name: 'Thing 1' });
    expect(api.inputsOf('products.collection')).toEqual([{ collectionId: 'drinkware', page: 2, limit: 50 }]);
  });

  test.each([
    ['data-page="0" data-limit="-3"', { page: 1, limit: 10 }],
    ['data-page="two" data-limit="1.5"', { page: 1, limit: 10 }],
    ['data-page="" data-limit=""', { page: 1, limit: 10 }],
  ])('odd numbers fall back: %s', async (odd, asked) => {
    const { api } = await showPage(only(`data-all ${odd}`), { products: { list: async () => found([card(1)]) } });
    await screen.findByRole('link', { name: 'Thing 1' });
    expect(api.inputsOf('products.list')).toEqual([asked]);
  });

  test('the template is filled once per product and itself not shown', async () => {
    await showPage(list('data-all'), { products: { list: async () => found([card(1), card(2)]) } });
    await screen.findByRole('link', { name: 'Thing 1' });
    expect(screen.queryByText('Template')).not.toBeInTheDocument();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(document.querySelectorAll('.row')).toHaveLength(2);
    expect(document.querySelector('[data-souk="item"]')).toBeNull();
  });

  test('load more appends the next page, gives the focus to its first product, and goes on the last page', async () => {
    const { api } = await showPage(only('data-all data-limit="2"'), {
      products: {
        list: async ({ page } = {}) => {
          const at = Number(page);
          return found([card(at * 2 - 1), card(at * 2)], { pageNum: at, pages: 2, total: 4, limit: 2 });
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Thing 4' })).toBeVisible();
    expect(names()).toEqual(['Thing 1', 'Thing 2', 'Thing 3', 'Thing 4']);
    expect(api.inputsOf('products.list')).toEqual([
      { page: 1, limit: 2 },
      { page: 2, limit: 2 },
    ]);
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('link', { name: 'Thing 3' })).toHaveFocus());
  });

  test('a next page that does not come is said beside the way to it; a list that cannot be read is not called empty', async () => {
    const list = jest.fn(async ({ page } = {} as { page?: number }) =>
      found([card(Number(page))], { pageNum: Number(page), pages: 2 }),
    );
    // The loader asks, and so does the list on the page.
    list.mockRejectedValueOnce(aRefusal('SERVER_ERROR')).mockRejectedValueOnce(aRefusal('SERVER_ERROR'));
    await showPage(only('data-all'), { products: { list } });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText('Nothing here.')).not.toBeInTheDocument();
    await userEvent.click(retry);
    const more = await screen.findByRole('button', { name: 'Show more' });
    list.mockRejectedValueOnce(aRefusal('SERVER_ERROR'));
    await userEvent.click(more);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(names()).toEqual(['Thing 1']);
    await userEvent.click(more);
    expect(await screen.findByRole('link', { name: 'Thing 2' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a page of the list has an address of its own, also before scripts', async () => {
    const { api } = await showPage(
      only('data-collection="drinkware"'),
      {
        products: {
          collection: async ({ page }) => found([card(Number(page))], { pageNum: Number(page), pages: 3, total: 30 }),
        },
      },
      { at: '/evening-light?more=other:9&more=drinkware:2' },
    );
    await screen.findByRole('link', { name: 'Thing 2' });
    expect(api.inputsOf('products.collection')).toEqual([{ collectionId: 'drinkware', page: 2, limit: 10 }]);
    expect(document.querySelector('input[name="more"]')).toHaveValue('drinkware:3');
  });

  test('[X2] a picture that is the only link of its row is one for keys and screen readers too', async () => {
    const picture = '<a data-souk-field="link"><img data-souk-field="image" alt=""></a>';
    const row = (more: string) =>
      `<div data-souk="product-list" data-all><p data-souk="item">${picture}${more}</p></div>`;
    const products = { list: async () => found([card(1)]) };
    const { unmount } = await showPage(row(''), { products });
    expect(await screen.findByRole('link', { name: 'Thing 1' })).not.toHaveAttribute('tabindex');
    unmount();
    await showPage(row('<a data-souk-field="link"><b data-souk-field="name">N</b></a>'), { products });
    await screen.findByText('Thing 1');
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  test.each([
    ['names no products', 'data-ids="none"'],
    ['names nothing at all', ''],
  ])('one that %s asks for nothing and says that it is empty', async (_what, attrs) => {
    const { api } = await showPage(only(attrs));
    expect(await screen.findByText('Nothing here.')).toBeVisible();
    expect(api.made.filter(({ name }) => name.startsWith('products.'))).toEqual([]);
  });

  test('one that cannot be read is not called empty; Retry reads it', async () => {
    let isAway = true;
    await showPage(only('data-all'), {
      products: {
        list: async () => (isAway ? Promise.reject(aRefusal('SERVER_ERROR')) : found([card(1)])),
      },
    });
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('This part of the page could not be loaded');
    expect(screen.queryByText('Nothing here.')).not.toBeInTheDocument();
    isAway = false;
    await userEvent.click(within(notice).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Thing 1' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('a next page that cannot be read leaves what is there, says so, and its button asks again', async () => {
    let isAway = true;
    await showPage(only('data-all data-limit="1"'), {
      products: {
        list: async ({ page } = {}) => {
          const at = Number(page);
          if (isAway && at > 1) return Promise.reject(aRefusal('SERVER_ERROR'));
          return found([card(at)], { pageNum: at, pages: 2, total: 2, limit: 1 });
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(names()).toEqual(['Thing 1']);
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('link', { name: 'Thing 2' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('ids and collections that match nothing, and a collection that is gone, leave the page around them', async () => {
    await showPage(`<h1>Hello</h1>${only('data-ids="999"')}${only('data-collection="none"')}<p>Bye</p>`, {
      products: {
        byIds: async () => aPage([]),
        collection: () => Promise.reject(aRefusal('NOT_FOUND', { message: 'No data found' })),
      },
    });
    await waitFor(() => expect(screen.getAllByText('Nothing here.')).toHaveLength(2));
    expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible();
    expect(screen.getByText('Bye')).toBeVisible();
  });

  test('a field that has nothing to say takes its element away', async () => {
    await showPage(list('data-all'), {
      products: {
        list: async () => found([card(1), aProductCard({ id: 2, storeName: 'Sale', price: 48, storePrice: 36 })]),
      },
    });
    await screen.findByRole('link', { name: 'Sale' });
    const [plain, sale] = screen.getAllByRole('listitem');
    expect(within(plain!).getByText('$48.00').tagName).toBe('B');
    expect(plain!.querySelector('s')).toBeNull();
    expect(within(sale!).getByText('$36.00').tagName).toBe('B');
    expect(within(sale!).getByText('$48.00').tagName).toBe('S');
  });
});

test('[PAGE-02] shopper and merchant data enter as text only', async () => {
  const storeName = hostileHtml.join(' ');
  await showPage(only('data-all'), { products: { list: async () => found([{ ...card(1), storeName }]) } });
  await waitFor(() => expect(document.body.textContent).toContain(storeName));
  expect(document.body.querySelector('script, iframe, object, embed, [onerror], [onload], [onclick]')).toBeNull();
});

describe('[PAGE-09] quick add and quick view of a row', () => {
  const row = `<div data-souk="product-list" data-all><div data-souk="item">
    <button data-souk-field="add-to-cart">Add</button><button data-souk-field="quick-view">Look</button></div></div>`;

  test('adds one piece without a choice of values', async () => {
    const { api } = await showPage(row, {
      products: { list: async () => found([{ ...card(7), attrId: 70 }]) },
      cart: { saveSku: async () => ({ count: 1, lines: [] }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    await waitFor(() => expect(api.inputsOf('cart.saveSku')).toEqual([[{ productId: 7, cartNum: 1 }]]));
  });

  test('a second press while the first is on its way adds no second piece', async () => {
    let answer = (): void => undefined;
    const { api } = await showPage(row, {
      products: { list: async () => found([{ ...card(7), attrId: 70 }]) },
      cart: {
        saveSku: () => new Promise((take) => (answer = () => take({ count: 1, lines: [] }))),
      },
    });
    const button = await screen.findByRole('button', { name: 'Add' });
    await userEvent.dblClick(button);
    await waitFor(() => expect(api.inputsOf('cart.saveSku')).toHaveLength(1));
    expect(button).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer());
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'false'));
  });

  test('[QUICK-04] where there is something to choose, the quick view asks', async () => {
    const { api } = await showPage(row, {
      products: { list: async () => found([{ ...card(7), attrId: null }]) },
      cart: { saveSku: async () => ({ count: 1, lines: [] }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Add' }));
    expect(panelsStore.getState().panel).toMatchObject({ kind: 'quickView', product: { slug: 'thing-7' } });
    expect(api.inputsOf('cart.saveSku')).toEqual([]);
  });

  test('opens the product’s quick view', async () => {
    await showPage(row, { products: { list: async () => found([card(7)]) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Look' }));
    expect(panelsStore.getState().panel).toMatchObject({ kind: 'quickView', product: { slug: 'thing-7' } });
  });
});
