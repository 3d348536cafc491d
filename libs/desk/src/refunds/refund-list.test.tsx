import type { DeskRefundRow } from '@souk/contract/desk';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { RefundList } from './refund-list';

const dayMs = 86_400_000;
const row = (change: Partial<DeskRefundRow>): DeskRefundRow => ({
  no: 'RF1',
  orderNo: 'PT1-1',
  at: new Date(Date.now() - 3 * dayMs - 1000).toISOString(),
  customer: 'Nora Ann',
  merchantId: 7,
  merchantName: 'Wool Row',
  withReturn: false,
  cents: 1000,
  state: 'inReview',
  reason: 'Torn',
  timesRefused: 0,
  isStuck: false,
  ...change,
});

const Component = () => (
  <DeskContext value={placeOf(aDeskSelf('orders'), null)}>
    <RefundList />
  </DeskContext>
);

test('[DESK-04] the list says who asks, since when, and how often it was refused before', async () => {
  const list = [
    row({}),
    row({ no: 'RF2', timesRefused: 2, customer: '', at: new Date(Date.now() - 7_300_000).toISOString() }),
  ];
  const refunds = async () => ({ list, total: 2, pages: 1, pageNum: 1, limit: 25 });
  await renderRoute({ Component }, { at: '/', api: fakeApi({ desk: { views: async () => [], refunds } }), user: {} });
  const [first, second] = (await screen.findAllByRole('row')).slice(1);
  expect(first).toHaveTextContent(/3 days ago.*PT1-1Nora Ann/);
  expect(first).not.toHaveTextContent('Refused');
  expect(second).toHaveTextContent(/2 hours ago.*Refused 2 times/);
});

test('[DESK-43] without a connection a part of the list says so in place of other rows, and is read once there is one', async () => {
  let isOnline = true;
  const refunds = async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return { list: [row({})], total: 1, pages: 1, pageNum: 1, limit: 25 };
  };
  const connect = (is: boolean) =>
    act(async () => {
      isOnline = is;
      dispatchEvent(new Event(is ? 'online' : 'offline'));
    });
  await renderRoute({ Component }, { at: '/', api: fakeApi({ desk: { views: async () => [], refunds } }), user: {} });
  await screen.findByText('RF1');
  await connect(false);
  await userEvent.click(screen.getByRole('link', { name: 'Done' }));
  expect(await screen.findByRole('button', { name: 'Retry' }, { timeout: 10_000 })).toBeVisible();
  expect(screen.queryByText('RF1')).toBeNull();
  await connect(true);
  expect(await screen.findByText('RF1')).toBeVisible();
});
