import type { DeskReleases, DeskSystem, StaffRole } from '@souk/contract/desk';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as route from './system.route';

const at = '2026-05-04T10:00:00.000Z';
const mail = {
  id: '00000000-0000-4000-8000-000000000001',
  channel: 'email' as const,
  subject: 'Your order PT1',
  domain: 'shop.example',
  at,
  tries: 9,
  error: 'ECONNREFUSED',
  hasCode: false,
};
const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
const dead = (queue: string, n: number, canDrop: boolean) => ({
  id: idOf(n),
  queue,
  at,
  tries: 9,
  about: `${n}`,
  error: 'The database was away',
  canDrop,
});
const system: DeskSystem = {
  warnings: [],
  sums: [],
  queues: [],
  dead: [dead('reviews.moderate', 4, true), dead('order.expire', 5, false)],
  money: [],
  mails: [mail, { ...mail, id: idOf(2), subject: 'Refund R1' }, { ...mail, id: idOf(3), subject: '', hasCode: true }],
  mailsWaiting: 1,
  process: { version: '1.4.0', node: 'v24.1.0', startedAt: at, database: 'postgres', databaseVersion: '17.2' },
  migrations: { done: 209, last: { name: '0218_key_seen.sql', at }, waiting: ['0219_next.sql'], newer: [] },
  keys: { ages: [{ kind: 'sealing', since: at, isExact: false }], secrets: 5, unsealed: 2 },
};

const healthy = { isBroken: false, isResting: false, refused: null };
const releases: DeskReleases = {
  setId: 'e95dff59',
  seq: 14,
  since: at,
  shell: '2.0.0',
  judgedBy: 'all servers',
  remotes: {
    catalog: {
      ...healthy,
      owner: 'Catalogue',
      stable: '1.0.0-a',
      figures: { loads: 1200, failed: 3, errorRate: 0.0025, meanMs: 40 },
      canary: { ...healthy, isBroken: true, version: '1.1.0-b', percent: 5, figures: null },
    },
    account: { ...healthy, owner: 'Account', stable: '2.0.0-c', figures: null },
  },
};

const open = async (role: StaffRole) => {
  const api = fakeApi({
    desk: {
      me: async () => aDeskSelf(role),
      system: async () => system,
      mailRetry: async () => ({ count: 2 }),
      jobDrop: async () => true as const,
    },
  });
  const { send } = api;
  api.send = async (row, input, options) => (row[0] === 'releases' ? releases : send(row, input, options));
  await renderRoute(route, { path: '/admin/system', at: '/admin/system', api, user: {} });
  await screen.findByRole('heading', { level: 2, name: 'Mails not sent' });
  return api;
};
const panel = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('section') as HTMLElement);

test('[DESK-13] mails that were given up are sent again one by one or all, but for those with a code', async () => {
  const api = await open('admin');
  const mails = panel('Mails not sent');
  expect(mails.getByText('1 more is tried again within half an hour.')).toBeInTheDocument();
  expect(mails.getByText('Message with a code · shop.example')).toBeInTheDocument();
  await userEvent.click(mails.getByRole('button', { name: 'Send again: Refund R1' }));
  await userEvent.click(mails.getByRole('button', { name: 'Send all 2 again' }));
  expect(api.inputsOf('desk.mailRetry')).toEqual([{ ids: [idOf(2)] }, { ids: [idOf(1), idOf(2)] }]);
});

test('[DESK-13] work that was given up is dropped with a reason, but for what the shop needs', async () => {
  const api = await open('admin');
  const jobs = panel('Failed jobs');
  expect(jobs.getByRole('button', { name: 'Try order.expire again' })).toBeInTheDocument();
  expect(jobs.queryByRole('button', { name: 'Drop order.expire' })).not.toBeInTheDocument();
  expect(jobs.getAllByText(/^The shop needs this work/)).toHaveLength(1);
  await userEvent.click(jobs.getByRole('button', { name: 'Drop reviews.moderate' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Drop reviews.moderate · 4?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Drop it' }));
  expect(dialog.getByRole('textbox', { name: /^Reason/ })).toHaveAccessibleDescription(/Say why/);
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Looked at by hand');
  await userEvent.click(dialog.getByRole('button', { name: 'Drop it' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(api.inputsOf('desk.jobDrop')).toEqual([
    { id: idOf(4), queue: 'reviews.moderate', reason: 'Looked at by hand' },
  ]);
});

test('[DESK-13] an auditor reads versions, migrations that wait and secrets that are not sealed, and presses nothing', async () => {
  await open('auditor');
  expect(panel('Server and database').getByText('1.4.0')).toBeInTheDocument();
  expect(screen.getByText('1 migration has not run yet: 0219_next.sql')).toBeInTheDocument();
  expect(screen.getByText(/^2 secrets are not sealed by today’s key/)).toBeInTheDocument();
  for (const name of ['Mails not sent', 'Failed jobs'])
    expect(panel(name).queryByRole('button')).not.toBeInTheDocument();
});

test('[DESK-13] every remote that is live is told with its version, its loads and how many failed', async () => {
  await open('finance');
  const table = within(await screen.findByRole('region', { name: 'What is live' }));
  expect(table.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'RemoteVersionLoadsFailedState',
    'catalog1.0.0-a1,2000.3%Live',
    'catalog1.1.0-b––Taken out of use',
    'account2.0.0-c––Live',
  ]);
  expect(screen.getByText(/^Release set 14, since/)).toHaveTextContent('shell 2.0.0');
});
