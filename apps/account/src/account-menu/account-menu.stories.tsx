import { fakeApi, pending, slotStory } from '@souk/testing/fakes';
import type { Meta } from '@storybook/react-vite';
import { AccountMenu } from './account-menu';

export default { title: 'Slots/account.menu', component: AccountMenu } satisfies Meta;

const story = slotStory('account.menu', AccountMenu);
const props = { onClose: () => undefined };
const cart = { count: async () => ({ count: 0 }) };
const menu = async () => ({
  routine_my_menus: [
    { id: 1, name: 'My addresses', pc_url: '/users/address_list' },
    { id: 2, name: 'My coupons', pc_url: '/users/coupon_list' },
  ],
  routine_my_banner: [],
});

export const WithTheServersEntries = story(props, {
  api: fakeApi({ cart, users: { menu } }),
  user: { phone: '+1 617 555 0100' },
});

export const BeforeTheServersEntries = story(props, { api: fakeApi({ cart, users: { menu: pending } }), user: {} });

export const LongName = story(props, {
  api: fakeApi({ cart, users: { menu } }),
  user: { nickname: 'Anne-Charlotte Chevalier-de-La-Roche', email: 'anne-charlotte.chevalier-de-la-roche@souk.test' },
});
