import { aPage, aProductCard, aProductDetail, aStore, fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import * as route from './product.route';

test('[PP7] a product that nobody reviewed asks for no reviews', async () => {
  const { replyConfig } = aProductDetail();
  const api = fakeApi({
    products: {
      detail: async () => aProductDetail({ replyConfig: { ...replyConfig, sumCount: 0 } }),
      related: async () => [aProductCard()],
    },
    reviews: { list: async () => aPage([]) },
    store: { details: async () => aStore() },
    collect: { ids: async () => [] },
  });
  await renderRoute(route, { path: '/product/:slug', at: '/product/linen-shirt', api });
  expect(await screen.findByText('Nobody has reviewed this yet. Those who buy it are asked to.')).toBeVisible();
  expect(api.inputsOf('reviews.list')).toEqual([]);
});
