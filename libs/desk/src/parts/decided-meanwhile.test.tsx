import { ApiError } from '@souk/api-client';
import type { DeskOrder, DeskRefund, DeskReview } from '@souk/contract/desk';
import { aDeskOrder, aDeskProduct, aDeskSelf, aRefusal, type FakeAnswers, fakeApi, renderRoute } from '@souk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { placeOf } from '../frame/desk-frame';
import { CancelOrder } from '../orders/cancel-order';
import { ProductSale } from '../products/product-sale';
import { RefundDecision } from '../refunds/refund-decision';
import { ReviewDetail } from '../reviews/review-detail';
import { QueryClient } from '@souk/query';
import { toastsStore } from '@souk/state';
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
const product = (isLater: boolean) => aDeskProduct({ version: isLater ? 4 : 3, reviewState: 'waiting' });
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

const refund = {
  no: 'R1',
  withReturn: false,
  cents: 4890,
  state: 'inReview',
  can: { approve: true, arrive: false, refuse: true },
} as DeskRefund; // what the part reads of it

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

test.each([
  [
    'closes where it is decided by now',
    aRefusal('REFUND_STATE_CHANGED', { data: { state: 'refunded', status: 5 } }),
    0,
  ],
  ['stays where nobody knows what came of it', new ApiError({ code: 502 }), 1],
] as const)('[DESK-04] a dialog that was refused %s', async (_what, error, dialogs) => {
  const { api } = await open(
    () => <RefundDecision refund={refund} />,
    () => ({ refundRefuse: async () => Promise.reject(error) }),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  await userEvent.type(screen.getByRole('textbox'), 'Worn{Tab}');
  await userEvent.click(screen.getAllByRole('button', { name: 'Refuse' }).at(-1)!);
  await waitFor(() => expect(api.inputsOf('desk.refundRefuse')).toHaveLength(1));
  await waitFor(() => expect(screen.queryAllByRole('dialog')).toHaveLength(dialogs));
  expect(toastsStore.getState().toasts).toHaveLength(1);
});
