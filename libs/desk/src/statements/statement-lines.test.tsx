import type { StatementLine } from '@souk/contract/desk';
import { aDeskSelf, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import { placeOf } from '../frame/desk-frame';
import { useListUrl } from '../parts/list-url';
import { DeskContext } from '../parts/use-desk';
import { StatementLines } from './statement-lines';

const line: StatementLine = {
  kind: 'sale',
  ref: 'A-1',
  orderNo: 'A-1',
  reason: '',
  at: '2026-09-30T20:00:00.000Z',
  goodsCents: 100,
  shippingCents: 0,
  couponCents: 0,
  commissionCents: -10,
  sumCents: 90,
  taxCents: 0,
};

function Lines() {
  const lines = { list: [line], total: 1, pageNum: 1, pages: 1, limit: 20 };
  return (
    <StatementLines lines={lines} timeZone="Pacific/Auckland" hasTax={false} url={useListUrl(['all'])} isBusy={false} />
  );
}

test('[DESK-18] days of a statement are those of its own zone, whatever zone the store has today', async () => {
  const Component = () => (
    <DeskContext value={placeOf({ ...aDeskSelf('finance'), timeZone: 'UTC' }, null)}>
      <Lines />
    </DeskContext>
  );
  await renderRoute({ Component });
  // on a small screen its column is left out, which jsdom takes it for
  expect(await screen.findByText('Oct 1, 2026')).toBeInTheDocument();
  // and has no column of its own: beside the sums a laptop has no room for one
  expect(screen.getByText('Oct 1, 2026').closest('td')).toHaveTextContent(/^Sale/);
});
