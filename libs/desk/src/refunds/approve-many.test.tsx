import type { DeskRefundRow } from '@souk/contract/desk';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { RefundList } from './refund-list';

const row = (no: string, cents: number): DeskRefundRow => ({
  no,
  orderNo: 'PT1-1',
  at: '2026-05-04T10:00:00.000Z',
  customer: 'Nora Ann',
  merchantId: 7,
  merchantName: 'Wool Row',
  withReturn: false,
  cents,
  state: 'inReview',
  reason: 'Torn',
  timesRefused: 0,
  isStuck: false,
});

const pageOf = (list: DeskRefundRow[]) => ({ list, total: list.length, pages: 1, pageNum: 1, limit: 25 });

const open = (api: ReturnType<typeof fakeApi>) => {
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('orders'), null)}>
      <RefundList />
    </DeskContext>
  );
  return renderRoute({ Component }, { at: '/', api, user: {} });
};

test('[DESK-04] where each of the chosen requests asks for too much, nothing is offered that would do nothing', async () => {
  await open(fakeApi({ desk: { views: async () => [], refunds: async () => pageOf([row('RF3', 10_001)]) } }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Choose RF3' }));
  await userEvent.click(screen.getByRole('button', { name: 'Agree to the chosen requests' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Agree to the chosen requests' }));
  expect(dialog.getByText(/^1 asks for more than \$100/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Agree to the chosen requests' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Leave it' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[DESK-04] chosen requests up to $100 are agreed to together; what was refused stays with the reason', async () => {
  const api = fakeApi({
    desk: {
      views: async () => [],
      refunds: async () => pageOf([row('RF1', 1000), row('RF2', 2050), row('RF3', 10_001)]),
      refundsApprove: async () => ({ done: ['RF1'], refused: [{ no: 'RF2', message: 'It has moved on' }] }),
    },
  });
  await open(api);
  for (const no of ['RF1', 'RF2', 'RF3'])
    await userEvent.click(await screen.findByRole('checkbox', { name: `Choose ${no}` }));
  await userEvent.click(screen.getByRole('button', { name: 'Agree to the chosen requests' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Agree to the chosen requests' }));
  expect(dialog.getByText(/^2 requests over \$30\.50 in all/)).toBeVisible();
  expect(dialog.getByText(/^1 asks for more than \$100/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Agree to the chosen requests' }));
  expect(await dialog.findByText('RF2: It has moved on')).toBeVisible();
  const isChosen = (no: string) =>
    screen.getByRole('checkbox', { name: `Choose ${no}`, hidden: true }).matches(':checked');
  expect(['RF1', 'RF2', 'RF3'].filter(isChosen)).toEqual(['RF2', 'RF3']);
  expect(api.inputsOf('desk.refundsApprove')).toEqual([
    {
      refunds: [
        { no: 'RF1', from: 'inReview' },
        { no: 'RF2', from: 'inReview' },
      ],
    },
  ]);
});
