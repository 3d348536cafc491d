import { aProductCard, slotStory } from '@souk/testing/fakes';
import type { Meta } from '@storybook/react-vite';
import { CardGrid } from '../parts/card-grid/card-grid';

export default { title: 'Slots/catalog.productGrid', component: CardGrid } satisfies Meta;

const story = slotStory('catalog.productGrid', CardGrid);
const products = [
  aProductCard(),
  aProductCard({
    id: 12,
    slug: 'steel-kettle',
    storeName: 'Steel kettle with a long spout and a handle of oiled oak',
    image: '/img/steel-kettle.webp',
    price: 80,
    discount: 25,
    discountExpiry: '2999-01-01T00:00:00.000Z',
  }),
  aProductCard({ id: 13, slug: 'brass-lamp', storeName: 'Brass lamp', image: '/img/brass-lamp.webp', stock: 0 }),
  aProductCard({
    id: 14,
    slug: 'candle',
    storeName: 'Candle',
    image: '/img/candle.webp',
    price: 12.5,
    rating: 0,
    reviewCount: 0,
    sales: 0,
    isShippingIncluded: true,
  }),
  aProductCard({ id: 15, slug: 'belt', storeName: 'Leather belt', image: '/img/belt.webp', stock: 3 }),
];

export const FiveColumns = story({ products, headingLevel: 2 });

export const ThreeColumns = story({ products, type: 2, headingLevel: 2 });

export const NoProducts = story({ products: [] });
