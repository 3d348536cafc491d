import type { ProductDetail } from '@souk/contract';
import { aProductDetail, aRefusal, fakeApi, pending, slotStory } from '@souk/testing/fakes';
import type { Meta } from '@storybook/react-vite';
import { QuickView } from './quick-view';

export default { title: 'Slots/catalog.quickView', component: QuickView } satisfies Meta;

const props = { product: { slug: 'linen-shirt', uniqueKey: '-' }, onClose: () => undefined };
const story = slotStory('catalog.quickView', QuickView);
const withDetail = (detail: () => Promise<ProductDetail>) => ({ api: fakeApi({ products: { detail } }) });

export const Loaded = story(
  props,
  withDetail(async () => aProductDetail()),
);

export const OneVariantChosen = story(
  { ...props, variant: 'color=blue' },
  withDetail(async () => aProductDetail()),
);

export const OnSale = story(
  props,
  withDetail(async () => aProductDetail({ productInfo: { discount: 25, discountExpiry: '2999-01-01T00:00:00.000Z' } })),
);

export const Loading = story(props, withDetail(pending));

export const Failed = story(
  props,
  withDetail(() => Promise.reject(aRefusal('SERVER_ERROR'))),
);
