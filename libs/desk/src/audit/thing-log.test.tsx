import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { ThingLog } from './thing-log';

const open = async (role: 'auditor' | 'support') => {
  const entry = {
    id: 5,
    at: '2026-11-20T10:00:00.000Z',
    by: 'Anna',
    via: 'desk' as const,
    call: 'couponEnd',
    subjectType: 'coupon',
    subjectId: '7',
    reason: 'Sold out',
    before: { state: 'running' },
    after: { state: 'ended' },
  };
  const api = fakeApi({
    desk: { audit: async () => ({ list: [entry], total: 12, pages: 2, pageNum: 1, limit: 10, people: [] }) },
  });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf(role), null)}>
      <ThingLog subject="coupon" id="7" />
    </DeskContext>
  );
  await renderRoute({ Component }, { api });
  return api;
};

test('[DESK-07] what was done to a thing is read once it is opened, and leads to all of it', async () => {
  const api = await open('auditor');
  expect(api.inputsOf('desk.audit')).toEqual([]);
  await userEvent.click(screen.getByText('What was done here'));
  expect(await screen.findByText(/Sold out/)).toBeVisible();
  expect(screen.getByText('state running → state ended')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All 12 entries in the activity log' })).toHaveAttribute(
    'href',
    '/admin/audit?subject=coupon&subjectId=7',
  );
  expect(api.inputsOf('desk.audit')).toEqual([{ subject: 'coupon', subjectId: '7', limit: 10 }]);
});

test('[DESK-07] whoever may not read the log is not offered it', async () => {
  await open('support');
  expect(screen.queryByText('What was done here')).toBeNull();
});
