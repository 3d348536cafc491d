import type { DeskProduct } from '@souk/contract/desk';
import { memberMay } from '@souk/domain/desk';
import { aDeskProduct, aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { ProductSale } from './product-sale';

const merchants = [
  {
    id: 7,
    name: 'Wool Row',
    slug: 'wool-row',
    role: 'owner' as const,
    permissions: memberMay('owner'),
    state: 'open' as const,
    stateReason: '',
  },
];

/** Opens the part of a product at a desk. @param merchantId null: the platform's @returns what it sent */
const open = async (change: Partial<DeskProduct>, merchantId: number | null = 7) => {
  const api = fakeApi({ desk: { publish: async () => ({ version: 4 }), productDecide: async () => ({ version: 4 }) } });
  const product = aDeskProduct({
    uniqueKey: 'k7',
    isLive: false,
    reviewState: 'none',
    asksReview: true,
    isFound: change.isLive ?? false,
    ...change,
  });
  const place = placeOf(aDeskSelf('catalogue', { merchants }), merchantId);
  const Component = () => (
    <DeskContext value={place}>
      <ProductSale product={product} />
    </DeskContext>
  );
  await renderRoute({ Component }, { api });
  return api;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const waiting = { reviewState: 'waiting', reviewAt: '2026-05-04T10:00:00.000Z' } as const;

test.each([
  ['nobody asked yet', {}, 'Send for a look', true],
  ['refused', { reviewState: 'refused', reviewReason: 'Blurred', reviewAt: waiting.reviewAt }, 'Send it again', true],
  ['waiting', waiting, 'Take it back', false],
  ['of a merchant who is trusted', { asksReview: false }, 'Put on sale', true],
  ['on sale', { isLive: true, reviewState: 'live', asksReview: false }, 'Take off sale', false],
] as const)('[DESK-09] %s: the one press of a merchant says what it does', async (_what, change, name, isLive) => {
  const api = await open(change);
  await press(name);
  expect(api.inputsOf('desk.publish')).toEqual([{ mer: 7, id: 5, version: 3, isLive }]);
});

test('[DESK-09] a merchant reads why a product was refused', async () => {
  await open({ reviewState: 'refused', reviewReason: 'Blurred', reviewAt: waiting.reviewAt });
  expect(screen.getByRole('note')).toHaveTextContent(/^Refused on .*2026.*The reason: Blurred$/);
});

test('[DESK-09] a product without a picture is not sent', async () => {
  await open({ image: '' });
  expect(screen.getByRole('button', { name: 'Send for a look' })).toBeDisabled();
});

test('[DESK-09] the platform accepts what waits as it was seen, or refuses it with a reason', async () => {
  const api = await open(waiting, null);
  await press('Accept and put on sale');
  await press('Refuse');
  const dialog = within(screen.getByRole('dialog', { name: 'Refuse Jug?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  expect(dialog.getByText('Say why')).toBeVisible();
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Blurred');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
  const seen = { id: 5, from: 'waiting', version: 3 };
  expect(api.inputsOf('desk.productDecide')).toEqual([
    { ...seen, to: 'live' },
    { ...seen, to: 'refused', reason: 'Blurred' },
  ]);
});

test.each([
  ['what shoppers find is opened in the shop', { isLive: true }, 'See it in the shop', '/product/jug'],
  ['a seller sees a preview before it is on sale', {}, 'See a preview in the shop', '/product/jug/k7/details/preview'],
  [
    'or before the shop is open',
    { isLive: true, isFound: false },
    'See a preview in the shop',
    '/product/jug/k7/details/preview',
  ],
  [
    'the platform sees a preview before it decides',
    waiting,
    'See a preview in the shop',
    '/product/jug/k7/details/preview',
    null,
  ],
] as const)('[DESK-09] %s', async (_what, change, name, path, merchantId: number | null = 7) => {
  await open(change, merchantId);
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toMatch(new RegExp(`${path}$`));
  expect(link.getAttribute('target')).toBe(name === 'See it in the shop' ? null : '_blank');
});
