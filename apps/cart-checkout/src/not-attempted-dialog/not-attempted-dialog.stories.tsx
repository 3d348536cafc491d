import { aCartGroup, aCartItem, fakeApi, slotStory } from '@souk/testing/fakes';
import type { Meta } from '@storybook/react-vite';
import { NotAttemptedDialog } from './not-attempted-dialog';

export default { title: 'Slots/cart.notAttemptedDialog', component: NotAttemptedDialog } satisfies Meta;

const story = slotStory('cart.notAttemptedDialog', NotAttemptedDialog);
const props = { onClose: () => undefined };
const withLines = (names: readonly string[]) => ({
  api: fakeApi({
    cart: {
      count: async () => ({ count: names.length }),
      list: async () => [
        aCartGroup(
          names.map((name, at) =>
            aCartItem({ id: 501 + at, uniqueKey: `line${at}`, storeName: name, image: `/img/${name}.webp` }),
          ),
        ),
      ],
    },
  }),
});

export const OneProduct = story(props, withLines(['linen-shirt-blue']));

export const MoreThanFour = story(
  props,
  withLines(['linen-shirt-blue', 'brass-lamp', 'candle', 'belt', 'steel-kettle']),
);
