import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './staff-detail.route';

const person = { lastSeen: null, sessions: 1, hasSecondFactor: true, email: null };

test('[DESK-23] whoever gives up a role of their own is offered no longer what it opened', async () => {
  let roles: ('admin' | 'orders')[] = ['admin', 'orders'];
  const api = fakeApi({
    desk: {
      me: async () => aDeskSelf(roles.includes('admin') ? 'admin' : 'orders'),
      staff: async () => ({
        people: [
          { ...person, sub: 'mia', name: 'Mia', roles, isSelf: true },
          { ...person, sub: 'ole', name: 'Ole', roles: ['admin'], isSelf: false },
        ],
        invitations: [],
        console: null,
      }),
      staffRoles: async () => {
        roles = ['orders'];
        return true;
      },
    },
  });
  await renderRoute(route, { path: '/admin/staff/:sub', at: '/admin/staff/mia', api, user: {} });
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Administrator/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save the roles' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Settings' })).toBeNull());
});
