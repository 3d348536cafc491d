import type { DeskOrder, DeskProduct, DeskReview } from '@souk/contract/desk';
import { aDeskOrder, aDeskSelf, type FakeAnswers, fakeApi, renderRoute } from '@souk/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { placeOf } from '../frame/desk-frame';
import { CancelOrder } from '../orders/cancel-order';
import { ProductSale } from '../products/product-sale';
import { ReviewDetail } from '../reviews/review-detail';
import { QueryClient } from '@souk/query';
import { DeskContext } from './use-desk';

const queryClient = new QueryClient();

/** Shows a part, which reads another state once a colleague has decided. @returns what was sent, and the colleague */
const open = async (
  part: (isLater: boolean) => ReactNode,
  desk: (isLater: () => boolean) => NonNullable<FakeAnswers['desk']>,
) => {
  let isLater = false;
  let decide = () => undefined as void;
  const Component = () => {
    const [later, setLater] = useState(false);
    decide = () => setLater(true);
    return <DeskContext value={placeOf(aDeskSelf('admin'), null)}>{part(later)}</DeskContext>;
  };
  const api = fakeApi({ desk: desk(() => isLater) });
  await renderRoute({ Component }, { path: '/admin/x', at: '/admin/x', api, queryClient });
  return {
    api,
    byColleague: async () => {
      isLater = true;
      act(decide);
      await act(() => queryClient.invalidateQueries({ queryKey: ['desk', null] }));
    },
  };
};

const order = (isLater: boolean): DeskOrder => aDeskOrder({ no: 'PT1-1', status: isLater ? 'paid' : 'unpaid' });
const product = (isLater: boolean) =>
  ({
    id: 5,
    name: 'Jug',
    slug: 'jug',
    uniqueKey: 'k',
    image: '/a.webp',
    version: isLater ? 4 : 3,
    reviewState: 'waiting',
  }) as DeskProduct; // what the part reads of it
const review = (isLater: boolean): DeskReview => ({
  id: 9,
  productId: 5,
  productName: 'Jug',
  merchantName: 'Wool Row',
  nickname: 'Ann',
  stars: 1,
  comment: 'Torn',
  language: 'en',
  pictures: [],
  isVerified: true,
  state: isLater ? 'PUBLISHED' : 'PENDING',
  heldFor: [],
  at: '2026-05-04T10:00:00.000Z',
  reply: '',
});

type Case = [what: string, press: string, part: (isLater: boolean) => ReactNode, call: string, sent: object];

test.each<Case>([
  [
    'an order that is paid meanwhile is not refunded',
    'Cancel the purchase',
    (isLater) => <CancelOrder order={order(isLater)} />,
    'cancel',
    { no: 'PT1-1', from: 'unpaid', reason: 'Because', message: '' },
  ],
  [
    'a review that a colleague published is not taken down',
    'Reject',
    () => <ReviewDetail id={9} />,
    'reviewDecide',
    { id: 9, from: 'PENDING', to: 'REJECTED', reason: 'Because' },
  ],
  [
    'a product is refused as it was seen',
    'Refuse',
    (isLater) => <ProductSale product={product(isLater)} />,
    'productDecide',
    { id: 5, from: 'waiting', version: 3, to: 'refused', reason: 'Because' },
  ],
])('[DESK-04] [DESK-21] %s by a reason that was begun before', async (_what, press, part, call, sent) => {
  const { api, byColleague } = await open(part, (isLater) => ({
    cancel: async () => true,
    review: async () => review(isLater()),
    reviewDecide: async () => true,
    productDecide: async () => ({ version: 5 }),
  }));
  await userEvent.click(await screen.findByRole('button', { name: press }));
  const [reason] = screen.getAllByRole('textbox').filter((field) => field.closest('dialog'));
  await userEvent.type(reason!, 'Because');
  await byColleague();
  const send = screen.getAllByRole('button', { name: press }).findLast((button) => button.closest('dialog'));
  await userEvent.click(send!);
  expect(api.inputsOf(`desk.${call}`)).toEqual([sent]);
});
