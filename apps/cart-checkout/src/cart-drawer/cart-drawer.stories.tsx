import { aCartGroup, aCartItem, aRefusal, fakeApi, pending, slotStory, type FakeAnswers } from '@souk/testing/fakes';
import type { Meta } from '@storybook/react-vite';
import { CartDrawer } from './cart-drawer';

export default { title: 'Slots/cart.drawer', component: CartDrawer } satisfies Meta;

const story = slotStory('cart.drawer', CartDrawer);
const props = { onClose: () => undefined };

const shirt = aCartItem({ cartNum: 2, stock: 2 });
const kettle = aCartItem({
  id: 502,
  productId: 12,
  slug: 'steel-kettle',
  storeName: 'Steel kettle with a long spout and a handle of oiled oak',
  image: '/img/steel-kettle.webp',
  suk: '',
  variantPrice: 80,
  price: 80,
});
const soldOut = aCartItem({
  id: 503,
  productId: 13,
  slug: 'brass-lamp',
  storeName: 'Brass lamp',
  image: '/img/brass-lamp.webp',
  suk: '',
  stock: 0,
  invalidReason: 'OUT_OF_STOCK',
});
const groups = [aCartGroup([shirt]), aCartGroup([kettle], { merId: 4, merName: 'Glaze Studio' })];
const estimate = async () => ({
  proTotalFee: 176,
  freightFee: 5.9,
  payFee: 181.9,
  orderList: [
    { merId: 3, proTotalFee: 96, freightFee: 5.9, freeFrom: null },
    { merId: 4, proTotalFee: 80, freightFee: 0, freeFrom: 50 },
  ],
});
const withCart = (cart: FakeAnswers['cart']) => ({
  api: fakeApi({ cart: { count: async () => ({ count: 3 }), ...cart }, orders: { estimate } }),
});

export const TwoMerchants = story(props, withCart({ list: async () => groups }));

export const OneSoldOut = story(props, withCart({ list: async () => [aCartGroup([shirt, soldOut])] }));

export const Empty = story(props, withCart({ list: async () => [] }));

export const Loading = story(props, withCart({ list: pending }));

export const Failed = story(props, withCart({ list: () => Promise.reject(aRefusal('SERVER_ERROR')) }));
