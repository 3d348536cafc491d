import type { DeskApplication } from '@souk/contract/desk';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './application-detail.route';

const application: DeskApplication = {
  id: 4,
  name: 'Oak Yard',
  realName: 'Ann Oak',
  country: 'GB',
  type: 'Maker',
  category: 'Kitchen',
  auditStatus: 1,
  sentAt: '2026-05-04T10:00:00.000Z',
  dueBy: '2026-05-25T10:00:00.000Z',
  isLate: false,
  timesSent: 1,
  phone: '+44 20 7946 0000',
  email: 'ann@oak.test',
  address: '1 Yard Lane',
  keywords: 'bowls',
  denialReason: null,
  merchantId: null,
  documents: ['/img/register.webp', '/img/passport.webp'].map((url) => ({ url, state: 'pending', reason: null })),
  obstacle: 'documents',
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('[DESK-05] a document is decided as it was seen; a late answer takes nothing that is typed about another', async () => {
  let answer: (value: true) => void = () => undefined;
  const api = fakeApi({
    desk: {
      me: async () => aDeskSelf('finance'),
      application: async () => application,
      applicationDocument: () => new Promise((done) => (answer = done)),
    },
  });
  await renderRoute(route, { path: '/admin/applications/:id', at: '/admin/applications/4', api, user: {} });
  await screen.findByRole('heading', { level: 1 });
  await press('Accept document 1');
  await press('Refuse document 2');
  const dialog = within(screen.getByRole('dialog'));
  const reason = dialog.getByRole('textbox');
  expect(reason).toHaveAccessibleDescription('The applicant reads it.');
  await userEvent.type(reason, 'Too blurry');
  await act(async () => answer(true));
  expect(reason).toBeVisible();
  expect(reason).toHaveValue('Too blurry');
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse the document' }));
  await act(async () => answer(true));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(api.inputsOf('desk.applicationDocument')).toEqual([
    { id: 4, url: '/img/register.webp', from: 'pending', state: 'accepted' },
    { id: 4, url: '/img/passport.webp', from: 'pending', state: 'refused', reason: 'Too blurry' },
  ]);
});
