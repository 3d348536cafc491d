import { aPage, aProductCard, aRefusal } from '@souk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visit } from '../testing/visit';
import * as category from './merchant-category.route';

test('[ROUTE-16] [MER-01] a merchant’s categories, each with a few pieces and the way to the rest', async () => {
  const { api } = await visit(category, '/merchant/merchant/category?id=3', {
    merchants: { products: async () => aPage([aProductCard()], { total: 14 }) },
  });
  expect(screen.getByRole('heading', { name: 'Shirts' })).toBeVisible();
  const shirts = within(screen.getByRole('heading', { name: 'Shirts' }).closest('section') ?? document.body);
  expect(shirts.getByRole('link', { name: /Linen shirt/ })).toHaveAttribute('href', '/product/linen-shirt');
  expect(shirts.getByRole('link', { name: 'See all 14 in Shirts' })).toHaveAttribute(
    'href',
    '/merchant/merchant/home?id=3&cid=5',
  );
  expect(api.inputsOf('merchants.products')).toEqual([{ merId: 3, cid: 5, page: 1, limit: 5 }]);
});

test('[CARD-03] a piece on offer stands there with the price that its card shows', async () => {
  const offer = aProductCard({ price: 80, storePrice: 80, discount: 25, discountExpiry: '9999-01-01T00:00:00.000Z' });
  await visit(category, '/merchant/merchant/category?id=3', { merchants: { products: async () => aPage([offer]) } });
  expect(screen.getAllByText('$60.00')[0]).toBeVisible();
  expect(screen.queryByText('$80.00')).not.toBeInTheDocument();
});

test('[MER-01] pieces of a category that could not be read are said so, and read again by a press', async () => {
  // The page asks before it is shown, and once more when it is.
  const fails = () => Promise.reject(aRefusal('SERVER_ERROR'));
  const read = [fails, fails, async () => aPage([aProductCard()])];
  await visit(category, '/merchant/merchant/category?id=3', {
    merchants: { products: async () => (read.length > 1 ? read.shift()! : read[0]!)() },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('link', { name: /Linen shirt/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('[MER-01] a merchant who sells nothing yet has no empty page', async () => {
  await visit(category, '/merchant/merchant/category?id=3', { merchants: { productCategories: async () => [] } });
  expect(screen.getByText('Nothing here')).toBeVisible();
});
