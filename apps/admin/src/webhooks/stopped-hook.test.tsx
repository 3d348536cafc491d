import type { DeskHook } from '@souk/contract/desk';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as detail from './hook-detail.route';
import * as list from './hook-list.route';

const stopped: DeskHook = {
  id: 3,
  url: 'https://hooks.example.com/souk',
  events: ['stock.low'],
  isOn: false,
  stoppedAt: '2026-05-04T10:00:00.000Z',
  waiting: 0,
  dead: 2,
  version: 4,
  overlapUntil: null,
  deliveries: [],
};

const apiOf = (hook: DeskHook) =>
  fakeApi({
    desk: {
      me: async () => aDeskSelf('admin'),
      hook: async () => hook,
      hooks: async () => ({ list: [hook], total: 1, pages: 1, pageNum: 1, limit: 25 }),
      hookSave: async () => true as const,
      views: async () => [],
    },
  });

describe('[DESK-19] a webhook that was switched off by itself', () => {
  test('says so in the list', async () => {
    await renderRoute(list, { path: '/admin/webhooks', at: '/admin/webhooks', api: apiOf(stopped), user: {} });
    const row = (await screen.findByRole('link', { name: stopped.url })).closest('tr');
    expect(within(row as HTMLElement).getByText('Switched off by itself')).toBeVisible();
  });

  test('says since when, and is switched on again as the version that was seen', async () => {
    const api = apiOf(stopped);
    await renderRoute(detail, { path: '/admin/webhooks/:id', at: '/admin/webhooks/3', api, user: {} });
    expect(await screen.findByText(/^Nothing has been sent since/)).toBeVisible();
    await userEvent.click(screen.getByLabelText('Messages are sent'));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    const { url, events } = stopped;
    await waitFor(() =>
      expect(api.inputsOf('desk.hookSave')).toEqual([{ id: 3, version: 4, url, events, isOn: true }]),
    );
  });

  test('says nothing where somebody switched it off', async () => {
    const api = apiOf({ ...stopped, stoppedAt: null });
    await renderRoute(detail, { path: '/admin/webhooks/:id', at: '/admin/webhooks/3', api, user: {} });
    expect(await screen.findByLabelText('Messages are sent')).not.toBeChecked();
    expect(screen.queryByText(/^Nothing has been sent since/)).toBeNull();
  });
});
