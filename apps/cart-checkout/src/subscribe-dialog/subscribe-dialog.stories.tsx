import { fakeApi, slotStory } from '@souk/testing/fakes';
import type { Meta } from '@storybook/react-vite';
import { SubscribeDialog } from './subscribe-dialog';

export default { title: 'Slots/cart.subscribeDialog', component: SubscribeDialog } satisfies Meta;

const story = slotStory('cart.subscribeDialog', SubscribeDialog);
const props = { onClose: () => undefined };
const api = fakeApi({ cart: { count: async () => ({ count: 0 }), subscribe: async () => '' } });

export const Visitor = story(props, { api });

export const SignedIn = story(props, { api, user: {} });
