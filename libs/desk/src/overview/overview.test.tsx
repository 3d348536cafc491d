import type { DayFigures, DeskFigures, DeskOverview } from '@souk/contract/desk';
import { aDeskSelf, aRefusal, fakeApi, type FakeAnswers, renderRoute } from '@souk/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { Overview } from './overview';

const days = Array.from({ length: 30 }, (_, at): DayFigures => {
  const day = new Date(Date.UTC(2026, 9, 27 + at)).toISOString().slice(0, 10);
  return { day, salesCents: at === 29 ? 123_450 : 0, orders: at === 29 ? 3 : 0, refundCents: at === 28 ? 990 : 0 };
});
const sold: DeskFigures = {
  at: '2026-11-25T14:00:00.000Z',
  timeZone: 'Europe/Paris',
  hasSold: true,
  days,
  lastWeekCents: 1200,
  sums: { salesCents: 123_450, orders: 3, refundCents: 990, averageCents: 41_150 },
};
const nothing = { count: 0, oldest: null };
const overview: DeskOverview = {
  unread: [],
  toShip: { count: 4, oldest: '2026-11-20T10:00:00.000Z' },
  refunds: nothing,
  tickets: null,
  applications: null,
  reviews: null,
  newProducts: null,
  lowStock: null,
  payouts: null,
  stuckMoney: null,
  sums: null,
  deadJobs: null,
};

const show = async (desk: NonNullable<FakeAnswers['desk']>, role: Parameters<typeof aDeskSelf>[0] = 'orders') => {
  const place = placeOf(aDeskSelf(role), null);
  const api = fakeApi({ desk: { overview: async () => overview, ...desk } });
  const Component = () => (
    <DeskContext value={place}>
      <Overview />
    </DeskContext>
  );
  await renderRoute({ Component }, { path: '/admin', at: '/admin', api, user: {} });
  return api;
};
const valueOf = (term: string) => screen.getByText(term).nextElementSibling;

describe('[DESK-08] how the store sells, on the overview', () => {
  test('today, the same weekday of last week, the last 30 days, and each of them in a table', async () => {
    await show({ figures: async () => sold });
    expect(await screen.findByText('Sales today')).toBeVisible();
    expect(valueOf('Sales today')).toHaveTextContent('$1,234.50');
    expect(screen.getByText('Last Wednesday by this time: $12.00')).toBeVisible();
    expect(valueOf('Orders today')).toHaveTextContent('3');
    expect(valueOf('Average order, last 30 days')).toHaveTextContent('$411.50');
    expect(valueOf('Refunds, last 30 days')).toHaveTextContent('$9.90');
    expect(screen.getByRole('img', { name: 'Wed, Nov 25: $1,234.50, 3 orders' })).toBeInTheDocument();
    await userEvent.click(screen.getByText('Show as a table'));
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows).toHaveLength(30);
    expect(rows[0]).toHaveTextContent('Wed, Nov 25$1,234.503$0.00');
    expect(rows[1]).toHaveTextContent('Tue, Nov 24$0.000$9.90');
  });

  test('where the figures fail, the work that waits stays, and they are tried again', async () => {
    let isBroken = true;
    await show({
      figures: async () => {
        if (isBroken) throw aRefusal('SERVER_ERROR');
        return sold;
      },
    });
    const again = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByRole('link', { name: /Orders to send/ })).toBeVisible();
    isBroken = false;
    await userEvent.click(again);
    expect(await screen.findByText('Sales today')).toBeVisible();
  });

  test('a pile that could not be read says so in its place, the others stay, and it is tried again', async () => {
    let isBroken = true;
    await show({
      figures: async () => sold,
      overview: async () => (isBroken ? { ...overview, refunds: null, unread: ['refunds'] } : overview),
    });
    const failed = await screen.findByRole('alert');
    expect(failed).toHaveTextContent('Refunds to decideCould not be read just now');
    expect(screen.getByRole('link', { name: /Orders to send/ })).toBeVisible();
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: /Refunds to decide/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('disputes of payments to answer are counted, with the first deadline, and lead to their orders', async () => {
    const until = { label: 'Answer by:', at: '2026-12-01T10:00:00.000Z' };
    const disputes = { count: 2, oldest: '2026-11-20T10:00:00.000Z', until };
    await show({ figures: async () => sold, overview: async () => ({ ...overview, disputes }) });
    const tile = await screen.findByRole('link', { name: /Disputes to answer/ });
    expect(tile).toHaveTextContent(/Disputes to answer2.*Answer by: Dec(ember)? 1, 2026/);
    expect(tile).toHaveAttribute('href', '/admin/orders?tab=all&dispute=1');
  });

  test('a store that never sold is told what comes first', async () => {
    await show({ figures: async () => ({ ...sold, hasSold: false }) });
    expect(await screen.findByRole('heading', { name: 'Nothing has been sold yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/admin/products');
  });

  test('whoever reads no refunds is shown no figures, and they are not asked for', async () => {
    const api = await show({}, 'content');
    expect(await screen.findByRole('link', { name: /Orders to send/ })).toBeVisible();
    expect(api.inputsOf('desk.figures')).toEqual([]);
  });

  test('it is read anew every minute', async () => {
    jest.useFakeTimers();
    try {
      const api = await show({ figures: async () => sold });
      await act(() => jest.advanceTimersByTimeAsync(61_000));
      expect(api.inputsOf('desk.figures')).toHaveLength(2);
      expect(api.inputsOf('desk.overview')).toHaveLength(2);
    } finally {
      jest.useRealTimers();
    }
  });
});
