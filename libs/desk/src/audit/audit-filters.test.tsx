import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { AuditList } from './audit-list';

const listAt = async (merchantId: number | null, at: string) => {
  const api = fakeApi({
    desk: {
      audit: async () => ({ list: [], total: 0, pages: 0, pageNum: 1, limit: 50, people: [] }),
      merchantNames: async () => [{ id: 7, name: 'Wool Row' }],
      views: async () => [],
    },
  });
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('admin'), merchantId)}>
      <AuditList />
    </DeskContext>
  );
  await renderRoute({ Component }, { at, api });
  return api;
};

test('[DESK-07] the platform narrows the log to a merchant, and the list says so', async () => {
  const api = await listAt(null, '/?subject=order');
  await userEvent.selectOptions(
    await screen.findByRole('combobox', { name: 'Seller' }),
    await screen.findByRole('option', { name: 'Wool Row' }),
  );
  expect(await screen.findByRole('heading', { name: 'Nothing matches “Orders · Wool Row”' })).toBeVisible();
  expect(api.inputsOf('desk.audit').at(-1)).toMatchObject({ subject: 'order', merchant: 7 });
});

test('[DESK-07] a merchant’s people are offered no other merchant', async () => {
  await listAt(7, '/?subject=order');
  expect(await screen.findByRole('combobox', { name: 'Person' })).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Seller' })).toBeNull();
});
