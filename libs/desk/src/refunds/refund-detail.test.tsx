import type { DeskRefund } from '@souk/contract/desk';
import { QueryClient } from '@souk/query';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { RefundDetail } from './refund-detail';

const at = '2026-05-04T10:00:00.000Z';
const refund: DeskRefund = {
  no: 'R1',
  orderNo: 'PT1-1',
  at,
  customer: 'Nora Ann',
  merchantId: 7,
  merchantName: 'Wool Row',
  withReturn: false,
  cents: 4890,
  state: 'inReview',
  reason: 'Torn',
  timesRefused: 0,
  isStuck: false,
  explain: '',
  images: [],
  refusal: null,
  freightCents: 0,
  paidCents: 4890,
  refundedCents: 0,
  lines: [],
  parcel: null,
  isRestocked: false,
  steps: [],
  can: { approve: true, arrive: false, refuse: true },
};

const open = async (change: Partial<DeskRefund>) => {
  const api = fakeApi({ desk: { refund: async () => ({ ...refund, ...change }) } });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('finance'), null)}>
      <RefundDetail no="R1" />
    </DeskContext>
  );
  await renderRoute({ Component }, { path: '/admin/refunds/:no', at: '/admin/refunds/R1', api });
  await screen.findByText('Torn');
};

describe('[DESK-52] a request for money back', () => {
  test('of a disputed payment says so before it is agreed to', async () => {
    await open({ refundWarning: 'The customer disputes this payment.' });
    expect(screen.getByRole('status')).toHaveTextContent('The customer disputes this payment.');
    expect(screen.getByRole('button', { name: /\$48\.90/ })).toBeVisible();
  });

  test('is decided before its history is read, also where all stands in one column', async () => {
    await open({});
    const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(['Why', 'For which pieces', 'Decision', 'Figures', 'History']);
  });

  test('of a payment that nobody disputes says nothing', async () => {
    await open({});
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('whose money is stuck says how much, and why where that is known', async () => {
    const stuck = { state: 'refunding', isStuck: true, can: { approve: false, arrive: false, refuse: false } } as const;
    await open(stuck);
    expect(screen.getByRole('alert')).toHaveTextContent('The payment provider refused to send $48.90 back');
  });

  test('whose money is stuck for a dispute says that', async () => {
    const can = { approve: false, arrive: false, refuse: false };
    await open({ state: 'refunding', isStuck: true, can, stuckText: 'Refused: the payment is disputed.' });
    expect(screen.getByRole('alert')).toHaveTextContent('Refused: the payment is disputed.');
  });
});

test('[DESK-04] why a request is refused stays typed when a colleague decides meanwhile; the press names what was seen', async () => {
  let stored = refund;
  const api = fakeApi({ desk: { refund: async () => stored, refundRefuse: async () => ({ state: 'refused' }) } });
  const queryClient = new QueryClient();
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('finance'), null)}>
      <RefundDetail no="R1" />
    </DeskContext>
  );
  await renderRoute({ Component }, { path: '/admin/refunds/:no', at: '/admin/refunds/R1', api, queryClient });
  await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
  await userEvent.type(screen.getByRole('textbox'), 'Worn for weeks');
  stored = { ...refund, state: 'refunding', can: { approve: false, arrive: false, refuse: false } };
  await act(() => queryClient.invalidateQueries({ queryKey: ['desk', null] }));
  expect(screen.getByRole('textbox')).toHaveValue('Worn for weeks');
  await userEvent.keyboard('{Tab}');
  await userEvent.click(screen.getAllByRole('button', { name: 'Refuse' }).at(-1)!);
  expect(api.inputsOf('desk.refundRefuse')).toEqual([{ no: 'R1', from: 'inReview', reason: 'Worn for weeks' }]);
});

describe('[DESK-04] money of a request goes back', () => {
  const openWith = async (change: Partial<DeskRefund>) => {
    const stored = { ...refund, ...change };
    const api = fakeApi({ desk: { refund: async () => stored, refundApprove: async () => ({ state: 'refunding' }) } });
    const Component = () => (
      <DeskContext value={placeOf(aDeskSelf('finance'), null)}>
        <RefundDetail no="R1" />
      </DeskContext>
    );
    await renderRoute({ Component }, { path: '/admin/refunds/:no', at: '/admin/refunds/R1', api });
    return { pressed: () => api.inputsOf('desk.refundApprove') };
  };
  const press = (name: string) => userEvent.click(screen.getAllByRole('button', { name }).at(-1)!);

  test('once its amount and who gets it were read and agreed to', async () => {
    const { pressed } = await openWith({});
    await screen.findByText('Torn');
    await press('Refund $48.90');
    const dialog = screen.getByRole('dialog', { name: 'Refund $48.90' });
    expect(dialog).toHaveTextContent(
      '$48.90 goes back to Nora Ann, the way order PT1-1 was paid. It cannot be taken back.',
    );
    await press('Leave it');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(pressed()).toEqual([]);
    await press('Refund $48.90');
    await press('Refund $48.90');
    expect(pressed()).toEqual([{ no: 'R1', from: 'inReview' }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('to the customer, where nobody is named', async () => {
    await openWith({ customer: '' });
    await screen.findByText('Torn');
    await press('Refund $48.90');
    expect(screen.getByRole('dialog')).toHaveTextContent('$48.90 goes back to the customer, the way');
  });

  test('only after the return is here: to accept it costs nothing, and asks nothing', async () => {
    const { pressed } = await openWith({ withReturn: true });
    await screen.findByText('Torn');
    await press('Accept the return');
    expect(pressed()).toEqual([{ no: 'R1', from: 'inReview' }]);
  });
});
