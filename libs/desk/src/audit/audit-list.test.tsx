import type { AuditEntry } from '@souk/contract/desk';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { AuditList } from './audit-list';

test.each<[call: string, subjectType: string, subjectId: string, merchantId: number | null, to: string]>([
  ['shippingSave', 'seller', '5', 5, '/sell/5/business'],
  ['accountSave', 'seller', '5', 5, '/sell/5/business'],
  ['shopSave', 'seller', '5', 5, '/sell/5/shop'],
  ['shippingSave', 'seller', '5', null, '/admin/payouts/sellers/5'],
  ['shopSave', 'seller', '5', null, '/admin/merchants/5'],
  ['taxSave', 'rate', 'DE 2027-01-01', null, '/admin/payouts/tax'],
  ['rateSave', 'rate', '5', null, '/admin/payouts/rates'],
  ['jobDrop', 'job', '9', null, '/admin/system'],
])('[DESK-07] %s of a %s %s, read by %s, leads to %s', async (call, subjectType, subjectId, merchantId, to) => {
  const entry: AuditEntry = {
    id: 1,
    at: '2026-11-20T10:00:00.000Z',
    by: 'Anna',
    via: 'desk',
    call,
    subjectType,
    subjectId,
    reason: '',
    before: null,
    after: null,
  };
  const api = fakeApi({
    desk: {
      audit: async () => ({ list: [entry], total: 1, pages: 1, pageNum: 1, limit: 25, people: [] }),
      views: async () => [],
      merchantNames: async () => [],
    },
  });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('admin'), merchantId)}>
      <AuditList />
    </DeskContext>
  );
  await renderRoute({ Component }, { at: '/', api, user: {} });
  expect(await screen.findByRole('link', { name: new RegExp(`^[A-Z].* · ${subjectId}$`) })).toHaveAttribute('href', to);
});

test('[DESK-07] a filter that is chosen right after another drops none, however busy the browser is', async () => {
  const asked: unknown[] = [];
  const api = fakeApi({
    desk: {
      audit: async (input) => {
        asked.push(input);
        return { list: [], total: 0, pages: 0, pageNum: 1, limit: 25, people: [{ sub: 'anna', name: 'Anna' }] };
      },
      views: async () => [],
      merchantNames: async () => [],
    },
  });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('admin'), null)}>
      <AuditList />
    </DeskContext>
  );
  const { address } = await renderRoute({ Component }, { at: '/', api, user: {} });
  await screen.findByRole('option', { name: 'Anna' });
  const choose = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name }), { target: { value } });
  // Within one task: nothing that may wait has been rendered between them.
  act(() => {
    choose('Person', 'anna');
    choose('Kind of thing', 'order');
    fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-01-01' } });
  });
  await waitFor(() => expect(address()).toBe('/?subject=order&by=anna&since=2026-01-01'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ subject: 'order', by: 'anna', since: '2026-01-01' }));
});
