import { aMerchantCard, aPage, aRefusal } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visit } from '../testing/visit';
import * as more from './merchant-more.route';

const at = '/merchant/merchant_more';

test('[P10] what merchants are narrowed by takes nothing but itself away when it cannot be read', async () => {
  const away = () => Promise.reject(aRefusal('SERVER_ERROR'));
  const merchants = {
    types: away,
    categories: away,
    search: async () => aPage([aMerchantCard({ name: 'Linen House' })]),
  };
  await visit(more, '/merchant/merchant_more', { merchants });
  expect(await screen.findByRole('link', { name: 'Linen House' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Name or word' })).toBeVisible();
});

describe('[ROUTE-16] [MER-01] finding a merchant', () => {
  test('by word, category and kind: the address carries it', async () => {
    const search = async () => aPage([aMerchantCard()]);
    const { api, address } = await visit(more, at, { merchants: { search } });
    await userEvent.type(await screen.findByLabelText('Name or word'), 'linen');
    await userEvent.selectOptions(screen.getByLabelText('What they make'), 'Clothing');
    await userEvent.selectOptions(screen.getByLabelText('How they sell'), 'We build to order');
    await userEvent.click(screen.getByRole('button', { name: 'Search' }));
    expect(address()).toBe('/merchant/merchant_more?keywords=linen&categoryId=1&typeId=3');
    expect(api.inputsOf('merchants.search').at(-1)).toEqual({
      keywords: 'linen',
      categoryId: 1,
      typeId: 3,
      page: 1,
      limit: 12,
    });
  });

  test('an odd address narrows by nothing', async () => {
    const search = async () => aPage([aMerchantCard()]);
    const { api } = await visit(more, `${at}?keywords=%20&categoryId=x&typeId=-1`, { merchants: { search } });
    expect(api.inputsOf('merchants.search')).toEqual([{ page: 1, limit: 12 }]);
    expect(screen.getByText('1 merchant')).toBeVisible();
  });

  test('nothing found says what to do', async () => {
    await visit(more, `${at}?keywords=zzz`, { merchants: { search: async () => aPage([]) } });
    expect(screen.getByRole('status')).toHaveTextContent('No merchant matches.');
    expect(screen.getByRole('link', { name: 'Show every merchant' })).toHaveAttribute('href', at);
  });

  test('[PL7] more is appended in place, and the focus goes there', async () => {
    await visit(more, at, {
      merchants: {
        search: async ({ page } = {}) =>
          aPage([aMerchantCard({ id: Number(page), name: `Shop ${page}` })], {
            pageNum: Number(page),
            pages: 2,
            total: 2,
          }),
      },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('article', { name: 'Shop 2' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'Shop 1' })).toBeVisible();
    expect(screen.getByRole('article', { name: 'Shop 2' })).toContainElement(document.activeElement as HTMLElement);
  });

  test('more that does not come is said beside the way to it', async () => {
    const search = jest.fn(async () => aPage([aMerchantCard()], { pages: 2, total: 2 }));
    await visit(more, at, { merchants: { search } });
    search.mockRejectedValueOnce(aRefusal('SERVER_ERROR'));
    await userEvent.click(screen.getByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(screen.getByRole('article', { name: aMerchantCard().name })).toBeVisible();
  });
});
