import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { ThingLog } from './thing-log';

const open = async (role: 'auditor' | 'support', change = {}) => {
  const entry = {
    id: 5,
    at: '2026-11-20T10:00:00.000Z',
    by: 'Anna',
    via: 'desk' as const,
    call: 'couponSave',
    subjectType: 'coupon',
    subjectId: '7',
    reason: 'Sold out',
    before: { money: 500, min: 0 },
    after: { money: 700, min: 0 },
    ...change,
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
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Amount off:']);
  expect(screen.getByRole('definition')).toHaveTextContent('before: $5.00 → after: $7.00');
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

test.each([
  ['variantsStock', 'damage', '· Damaged or lost'],
  ['variantsStock', 'One fell', '· One fell'],
  ['couponSave', 'other', '· other'],
])('[DESK-07] the reason of %s that is stored as “%s” reads “%s”', async (call, reason, told) => {
  await open('auditor', { call, reason });
  await userEvent.click(screen.getByText('What was done here'));
  expect(await screen.findByText(told, { exact: false })).toBeVisible();
});
