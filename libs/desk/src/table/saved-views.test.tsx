import type { DeskView } from '@souk/contract/desk';
import { aDeskSelf, aRefusal, fakeApi, renderRoute } from '@souk/testing';
import { toastsStore } from '@souk/state';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DeskContext } from '../parts/use-desk';
import { placeOf } from '../frame/desk-frame';
import { useListUrl } from '../parts/list-url';
import { SavedViews } from './saved-views';

const self = aDeskSelf('orders');

function List() {
  const url = useListUrl(['toShip', 'all'], ['at'], ['country']);
  return (
    <DeskContext value={placeOf(self, null)}>
      <SavedViews list="orders" current={url.href({}).slice(1)} />
    </DeskContext>
  );
}

/** A list and the views that its person has. @param save what the server answers to a view that is saved */
const open = async (at: string, views: DeskView[], save: () => Promise<{ id: number }> = async () => ({ id: 9 })) => {
  const api = fakeApi({
    desk: {
      views: async () => views,
      viewSave: async (input) => {
        const answer = await save();
        views.push({ ...answer, ...(input as Omit<DeskView, 'id'>) });
        return answer;
      },
      viewDelete: async () => {
        if (!views.pop()) throw aRefusal('NOT_FOUND');
        return true;
      },
    },
  });
  const page = await renderRoute({ Component: List }, { path: '/admin/orders', at, api, user: {} });
  return { api, page, nav: screen.getByRole('navigation', { name: 'Saved views' }) };
};

const late: DeskView = { id: 4, list: 'orders', name: 'To France', query: 'tab=all&country=FR' };

test('[DESK-39] a view of this list is a link to what it saved, marked while it is open', async () => {
  const { nav, page } = await open('/admin/orders', [late, { ...late, id: 5, list: 'tickets', name: 'Mine' }]);
  const link = await within(nav).findByRole('link', { name: 'To France' });
  expect(within(nav).getAllByRole('link')).toEqual([link]);
  expect(link).not.toHaveAttribute('aria-current');
  await userEvent.click(link);
  await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
  expect(page.address()).toBe('/admin/orders?tab=all&country=FR');
});

test('[DESK-39] what the list shows is saved under a name, without its page', async () => {
  const { api, nav } = await open('/admin/orders?tab=all&q=mug&country=FR&sort=-at&page=3', []);
  await userEvent.click(within(nav).getByRole('button', { name: 'Save this view' }));
  const dialog = screen.getByRole('dialog', { name: 'Save this view' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the view' }));
  expect(within(dialog).getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(/Enter a name/);
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name' }), ' Mugs {Enter}');
  const link = await within(nav).findByRole('link', { name: 'Mugs' });
  await waitFor(() => expect(link).toHaveAttribute('aria-current', 'page'));
  expect(api.inputsOf('desk.viewSave')).toEqual([
    { list: 'orders', name: 'Mugs', query: 'tab=all&q=mug&country=FR&sort=-at' },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[DESK-39] a refusal leaves the name that was typed', async () => {
  const { nav } = await open('/admin/orders', [], async () => {
    throw aRefusal('VIEWS_FULL');
  });
  await userEvent.click(within(nav).getByRole('button', { name: 'Save this view' }));
  const field = screen.getByRole('textbox', { name: 'Name' });
  await userEvent.type(field, 'One more{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save the view' })).toBeEnabled());
  expect(field).toHaveValue('One more');
});

test('[DESK-39] a view is removed by a press', async () => {
  const { api, nav } = await open('/admin/orders', [late]);
  await userEvent.click(await within(nav).findByRole('button', { name: 'Remove the view To France' }));
  await waitFor(() => expect(within(nav).queryByRole('link')).toBeNull());
  expect(api.inputsOf('desk.viewDelete')).toEqual([{ id: 4 }]);
});

test('[DESK-39] a view that is removed in another window already is gone by the press, without an alarm', async () => {
  const views = [late];
  const { nav } = await open('/admin/orders', views);
  const remove = await within(nav).findByRole('button', { name: 'Remove the view To France' });
  views.pop();
  await userEvent.click(remove);
  await waitFor(() => expect(within(nav).queryByRole('link')).toBeNull());
  expect(toastsStore.getState().toasts.map(({ kind }) => kind)).toEqual(['status']);
});
