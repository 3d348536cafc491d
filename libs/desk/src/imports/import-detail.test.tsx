import type { DeskImport } from '@souk/contract/desk';
import { aDeskSelf, fakeApi, renderRoute } from '@souk/testing';
import { screen } from '@testing-library/react';
import { placeOf } from '../frame/desk-frame';
import { DeskContext } from '../parts/use-desk';
import { ImportDetail } from './import-detail';

const run: DeskImport = {
  id: 7,
  file: 'spring.csv',
  by: 'Ada',
  at: '2026-11-01T10:00:00.000Z',
  state: 'done',
  lines: 3,
  new: 0,
  changed: 0,
  same: 0,
  bad: 1,
  applied: 2,
  refused: 0,
  marked: { price: 0, emptied: 0 },
  asksFresh: false,
  show: 'bad',
  rows: [],
};
const open = (own: Partial<DeskImport>) => {
  const Component = () => (
    <DeskContext value={placeOf(aDeskSelf('catalogue'), null)}>
      <ImportDetail id={7} />
    </DeskContext>
  );
  return renderRoute({ Component }, { api: fakeApi({ desk: { import: async () => ({ ...run, ...own }) } }) });
};

test('[DESK-14] a file whose lines were forgotten says so, with how many there were; nothing of them is offered', async () => {
  await open({ isForgotten: true });
  expect(await screen.findByText('2 lines applied, 0 refused, 1 left out.')).toBeVisible();
  expect(screen.getByText(/^Lines are kept for 30 days/)).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Download the lines left out' })).not.toBeInTheDocument();
});

test('[DESK-14] a file whose work was given up says that it has stopped, and what can be done', async () => {
  await open({ state: 'applying', isStopped: true, changed: 5, lines: 8 });
  expect(await screen.findByRole('status')).toHaveTextContent('Stopped by a fault: 2 lines applied, 5 not.');
  expect(screen.getByText(/bring the file in again/)).toBeVisible();
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Discard' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Another file' })).toHaveAttribute('href', '/admin/products/import');
});

test('[DESK-14] a file that is being applied shows how far it is', async () => {
  await open({ state: 'applying', isStopped: false, changed: 5, lines: 8 });
  expect(await screen.findByRole('progressbar')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop' })).toBeEnabled();
});

test('[DESK-14] an older api forgets none: its lines are shown', async () => {
  await open({});
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Download the lines left out' })).toBeVisible();
});

test.each([
  [4, true],
  [0, false],
])(
  '[DESK-14] with faults in a file, others are said to be ready where there are any: of %i, %s',
  async (changed, isSaid) => {
    await open({ state: 'checked', bad: 2, lines: 2 + changed, changed });
    const told = await screen.findByText(/^A product with a fault is left out whole/);
    expect(told.textContent?.includes('the others can be applied now')).toBe(isSaid);
  },
);
