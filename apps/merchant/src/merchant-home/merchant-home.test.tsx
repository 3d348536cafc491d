import { aMerchant, aPage, aProductCard, aRefusal } from '@souk/testing';
import { hostileHtml } from '@souk/testing/hostile';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visit } from '../testing/visit';
import * as entry from './merchant-entry.route';
import * as home from './merchant-home.route';

const at = '/merchant/merchant/home?id=3';
const card = (id: number) => aProductCard({ id, storeName: `Shirt ${id}` });

test('[P10] categories that cannot be read take nothing but themselves from a merchant’s shop', async () => {
  const productCategories = () => Promise.reject(aRefusal('SERVER_ERROR'));
  const products = async () => aPage([aProductCard({ storeName: 'Linen shirt' })]);
  await visit(home, '/merchant/merchant/home?id=3', { merchants: { productCategories, products } });
  expect(await screen.findByText('Linen shirt')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
});

test('a merchant who sells nothing yet is not said to sell more', async () => {
  await visit(home, '/merchant/merchant/home?id=3');
  expect(await screen.findByText('Nothing here')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Show everything from this merchant' })).not.toBeInTheDocument();
});

describe('[ROUTE-16] /merchant/merchant', () => {
  test.each([
    ['with an id leads to the merchant’s home', '/merchant/merchant?id=3', '/merchant/merchant/home?id=3'],
    ['without one leads to the street', '/merchant/merchant', '/merchant/merchant_street'],
    ['with no number leads to the street', '/merchant/merchant?id=abc', '/merchant/merchant_street'],
  ])('%s', async (_what, from, to) => {
    const page = await visit(entry, from);
    await waitFor(() => expect(page.address()).toBe(to));
  });

  test.each(['/merchant/merchant/home', '/merchant/merchant/home?id=0', '/merchant/merchant/home?id=1.5'])(
    '%s is 404',
    async (bad) => expect((await visit(home, bad)).errorStatus()).toBe(404),
  );

  test('a merchant that is not there is 404', async () => {
    const info = () => Promise.reject(aRefusal('NOT_FOUND', { message: 'No data found' }));
    expect((await visit(home, at, { merchants: { info } })).errorStatus()).toBe(404);
  });
});

describe('[MER-01] a merchant’s home', () => {
  test('has its name, its words, what it sells and the way to its other pages', async () => {
    await visit(home, at, { merchants: { products: async () => aPage([card(1), card(2)]) } });
    expect(screen.getByRole('heading', { level: 1, name: 'Linen House' })).toBeVisible();
    expect(await screen.findByText('Linen since 1998')).toBeVisible();
    expect(screen.getByText('2 products')).toBeVisible();
    expect(screen.getByText('4.8 (36 reviews)')).toBeVisible();
    expect(screen.getByText('3 Kiln Quay, Lille')).toBeInTheDocument();
    expect(screen.getByText('Shipping $4.90 per parcel, free from $120.00')).toBeInTheDocument();
    expect(screen.getByText('Returns within 30 days')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Documents checked by Souk', hidden: true })).toHaveAttribute(
      'href',
      '/merchant/merchant/qualification?id=3',
    );
    const tabs = within(screen.getByRole('navigation', { name: 'Pages of this merchant' }));
    expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      ['home', 'category', 'coupon', 'qualification'].map((name) => `/merchant/merchant/${name}?id=3`),
    );
  });

  test('without reviews has no stars', async () => {
    await visit(home, at, { merchants: { info: async () => aMerchant({ replyCount: 0, starLevel: 5 }) } });
    expect(screen.getByText('No reviews yet')).toBeVisible();
    expect(screen.queryByRole('img', { name: /stars/ })).not.toBeInTheDocument();
  });

  test('is narrowed by links and ordered by a choice, and asks for just that', async () => {
    const { api, address } = await visit(home, at);
    await userEvent.click(await screen.findByRole('link', { name: 'Shirts' }));
    await waitFor(() => expect(address()).toBe('/merchant/merchant/home?id=3&cid=5'));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Shirts' })).toHaveAttribute('aria-current', 'true'));
    const ordered = '/merchant/merchant/home?id=3&cid=5&order=priceUp';
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: low to high');
    await waitFor(() => expect(address()).toBe(ordered));
    const asked = { merId: 3, cid: 5, priceOrder: 'asc', page: 1, limit: 20 };
    await waitFor(() => expect(api.inputsOf('merchants.products').at(-1)).toEqual(asked));
  });

  test('an order chosen while the category is still on its way keeps the category', async () => {
    const list = Promise.withResolvers<void>();
    const { address } = await visit(home, at, {
      merchants: {
        products: async ({ cid }) => {
          if (cid) await list.promise;
          return aPage([card(1)]);
        },
      },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Shirts' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Shirts' })).toHaveAttribute('aria-current', 'true'));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Price: low to high');
    list.resolve();
    await waitFor(() => expect(address()).toBe('/merchant/merchant/home?id=3&cid=5&order=priceUp'));
  });

  test.each<[first: string, order: ('category' | 'order')[]]>([
    ['category', ['category', 'order']],
    ['order', ['order', 'category']],
  ])('a choice right after the %s drops none, however busy the browser is', async (_first, order) => {
    const { address } = await visit(home, at);
    const category = await screen.findByRole('link', { name: 'Shirts' });
    const choose = {
      category: () => fireEvent.click(category),
      order: () =>
        fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'priceUp' } }),
    };
    // Within one task: nothing that may wait has been rendered between them.
    act(() => order.forEach((one) => choose[one]()));
    await waitFor(() => expect(address()).toContain('cid=5'));
    await waitFor(() => expect(address()).toContain('order=priceUp'));
    expect(address()).toContain('cid=5');
  });

  test('an odd address is read as far as it makes sense', async () => {
    const { api } = await visit(home, `${at}&cid=-2&order=sideways&keyword=%20%20`);
    expect(api.inputsOf('merchants.products')).toEqual([{ merId: 3, salesOrder: 'desc', page: 1, limit: 20 }]);
  });

  test('more is appended in place', async () => {
    await visit(home, at, {
      merchants: {
        products: async ({ page }) => aPage([card(Number(page))], { pageNum: Number(page), pages: 2, total: 2 }),
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByText('Shirt 2')).toBeVisible();
    expect(screen.getByText('Shirt 1')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  test('[ROUTE-16] more that does not come is said beside the way to it', async () => {
    const products = jest.fn(async () => aPage([card(1)], { pages: 2, total: 2 }));
    await visit(home, at, { merchants: { products } });
    products.mockRejectedValueOnce(aRefusal('SERVER_ERROR'));
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(screen.getByText('Shirt 1')).toBeVisible();
  });

  test('a list without products leads back to everything', async () => {
    await visit(home, `${at}&cid=5`);
    expect(screen.getByRole('link', { name: 'Show everything from this merchant' })).toHaveAttribute('href', at);
  });

  test('whatever a merchant wrote is text', async () => {
    const hostile = hostileHtml.join(' ');
    await visit(home, at, {
      merchants: {
        info: async () => aMerchant({ name: hostile, intro: hostile }),
        productCategories: async () => [{ id: 5, name: hostile }],
      },
    });
    await waitFor(() => expect(document.body.textContent.split(hostile).length).toBeGreaterThan(3));
    expect(document.body.querySelector('script, iframe, object, embed, [onerror], [onload], [onclick]')).toBeNull();
  });

  test('on holiday it says until when; you can look around', async () => {
    const closedUntil = '2099-08-14T00:00:00.000Z';
    await visit(home, at, {
      merchants: { info: async () => aMerchant({ closedUntil }), products: async () => aPage([card(1)]) },
    });
    // A day of its own in UTC would be another one elsewhere: the shop opens at an instant.
    const there = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' });
    const words = `On holiday until ${there.format(new Date(closedUntil))}.`;
    expect(screen.getByRole('note')).toHaveTextContent(words.replaceAll(/\s/g, ' '));
    expect(screen.getByText('Shirt 1')).toBeVisible();
  });

  test('a holiday that is over is not spoken of', async () => {
    await visit(home, at, { merchants: { info: async () => aMerchant({ closedUntil: '2020-01-01T00:00:00.000Z' }) } });
    expect(screen.queryByRole('note')).not.toBeInTheDocument();
  });

  test('in French', async () => {
    await visit(home, at, {}, { locale: 'fr' });
    expect(screen.getByRole('link', { name: 'Boutique' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Suivre' })).toBeVisible();
  });
});
