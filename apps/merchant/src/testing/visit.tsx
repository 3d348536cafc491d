import type { RouteModule } from '@souk/mfe';
import { aMerchant, aPage, fakeApi, renderRoute, type FakeAnswers, type RouteTestEnvironment } from '@souk/testing';

/** Product cards are the catalogue's; here their names are enough. */
const ProductGrid = ({ products }: { products: readonly { id: number; storeName: string }[] }) => (
  <ul aria-label="products">
    {products.map(({ id, storeName }) => (
      <li key={id}>{storeName}</li>
    ))}
  </ul>
);

/** A merchant's page as the shell shows it: the merchant is there, what else it asks the test answers. */
export const visit = async (
  route: RouteModule,
  at: string,
  answers: FakeAnswers = {},
  environment: RouteTestEnvironment = {},
) => {
  const api = fakeApi({
    ...answers,
    merchants: {
      info: async () => aMerchant(),
      detail: async () => aMaker(),
      types: async () => storeTypes,
      categories: async () => [{ id: 1, name: 'Clothing' }],
      productCategories: async () => [{ id: 5, name: 'Shirts' }],
      products: async () => aPage([]),
      ...answers.merchants,
    },
  });
  const path = at.split('?')[0] ?? at;
  const page = await renderRoute(route, {
    path,
    at,
    slots: { 'catalog.productGrid': ProductGrid },
    ...environment,
    api,
  });
  return { ...page, api };
};

/** The three kinds of shop, in their order. */
export const storeTypes = [
  { id: 1, name: 'Maker', choice: 'I have products' },
  { id: 2, name: 'Promoter', choice: 'I can promote products' },
  { id: 3, name: 'We build to order' },
];

/** Who stands behind the shop. */
export const aMaker = (own: object = {}) => ({
  id: 3,
  name: 'Linen House',
  intro: 'Linen since 1998',
  address: '3 Kiln Quay',
  createTime: '2024-06-03T10:00:00.000Z',
  collectNum: 12,
  qualificationPicture: [],
  email: null,
  phone: null,
  ...own,
});
