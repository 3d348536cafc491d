import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { placeOf } from '../frame/desk-frame';
import { useListUrl } from '../parts/list-url';
import { DeskContext } from '../parts/use-desk';
import { ListPage } from './list-page';

const rows = [{ no: 'A-1' }, { no: 'B-2' }];
const limit = 20;

function List() {
  const url = useListUrl(['all'], []);
  const found = rows.filter(({ no }) => no.includes(url.q));
  const list = found.slice((url.page - 1) * limit, url.page * limit);
  const data = { list, total: found.length, pages: found.length === 0 ? 0 : 1, pageNum: url.page, limit };
  return (
    <ListPage<'all', (typeof rows)[number], typeof data>
      words="desk.orders"
      url={url}
      tabs={['all']}
      query={{ data, error: null, isPending: false, isPlaceholderData: false, refetch: () => undefined }}
      columns={[{ id: 'no', header: 'Order', cell: ({ no }) => no }]}
      keyOf={({ no }) => no}
      hrefOf={({ no }) => `/${no}`}
    />
  );
}

test('[DESK-03] whoever searches keeps the focus; the field follows the address', async () => {
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('orders'), null)}>
      <List />
    </DeskContext>
  );
  await renderRoute({ Component }, { at: '/', api: fakeApi({ desk: { views: async () => [] } }), user: {} });
  const field = screen.getByRole('searchbox');
  await userEvent.type(field, 'nowhere{Enter}');
  await userEvent.click(await screen.findByRole('link', { name: /search/i }));
  expect(await screen.findByRole('link', { name: 'A-1' })).toBeVisible();
  expect(field).toHaveValue('');
  await userEvent.type(field, 'B-{Enter}');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'A-1' })).toBeNull());
  expect(screen.getByRole('link', { name: 'B-2' })).toBeVisible();
  expect(field).toHaveFocus();
  expect(field).toHaveValue('B-');
});

test.each(['/?page=2', '/?q=A&page=7'])(
  '[DESK-03] %s: a page whose last row went leads to the page before',
  async (at) => {
    const Component = () => (
      <DeskContext value={placeOf(aDeskSelf('orders'), null)}>
        <List />
      </DeskContext>
    );
    const { address } = await renderRoute(
      { Component },
      { at, api: fakeApi({ desk: { views: async () => [] } }), user: {} },
    );
    expect(await screen.findByRole('link', { name: 'A-1' })).toBeVisible();
    expect(address()).toBe(at.replace(/[?&]page=\d/, ''));
  },
);
