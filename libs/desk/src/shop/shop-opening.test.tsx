import type { DeskShop, MemberRole, MerchantState } from '@souk/contract/desk';
import { memberMay } from '@souk/domain/desk';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { ShopOpening } from './shop-opening';

const open = async (missing: DeskShop['missing'], state: MerchantState = 'preparing', role: MemberRole = 'manager') => {
  const api = fakeApi({
    desk: {
      shop: async () => ({
        id: 7,
        state,
        missing,
        name: 'Wool Row',
        introEn: '',
        introFr: '',
        avatar: '',
        banner: '',
        contactBy: 'email' as const,
        contact: '',
        returnDays: 30,
        version: 'seen',
      }),
      shopOpen: async () => ({ state: 'open' as const }),
    },
  });
  const own = { id: 7, name: 'Wool Row', slug: 'wool-row', role, permissions: memberMay(role), state, stateReason: '' };
  const place = placeOf(aDeskSelf('auditor', { merchants: [own] }), 7);
  const Component = () => (
    <DeskContext value={place}>
      <ShopOpening />
    </DeskContext>
  );
  await renderRoute({ Component }, { api });
  return api;
};

test('[DESK-37] what is missing is named, and leads to the profile; the shop is opened once nothing is', async () => {
  await open(['intro', 'banner']);
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    'an introduction in English',
    'a banner',
  ]);
  expect(screen.getByRole('button', { name: 'Open the shop' })).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Go to the shop profile' })).toHaveAttribute('href', '/sell/7/shop');
});

test('[DESK-37] a complete profile is opened by a press', async () => {
  const api = await open([]);
  await userEvent.click(await screen.findByRole('button', { name: 'Open the shop' }));
  expect(api.inputsOf('desk.shopOpen')).toEqual([{ mer: 7, id: 7 }]);
});

test.each([
  ['open already', 'open', 'owner'],
  ['suspended', 'suspended', 'owner'],
  ['not theirs to read', 'preparing', 'packer'],
] as const)('[DESK-37] nothing is asked where the shop is %s', async (_what, state, role) => {
  const api = await open([], state, role);
  expect(screen.queryByRole('button', { name: 'Open the shop' })).toBeNull();
  expect(api.inputsOf('desk.shop')).toEqual([]);
});
