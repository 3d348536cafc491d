import { aDeskSelf, renderRoute } from '@souk/testing';
import { fireEvent, screen } from '@testing-library/react';
import { placeOf } from '../frame/desk-frame';
import { useDeskKeys } from '../frame/use-desk-keys';
import { DataTable } from './data-table';
import { useSelection } from './use-selection';

const rows = ['A', 'B', 'C', 'D'].map((no) => ({ no }));

const place = placeOf(aDeskSelf('orders'), null);
const help = () => undefined;

function List() {
  useDeskKeys(place, help);
  const selection = useSelection(rows.map(({ no }) => no));
  return (
    <DataTable
      caption="Orders"
      columns={[{ id: 'no', header: 'Order', cell: ({ no }) => no }]}
      rows={rows}
      keyOf={({ no }) => no}
      hrefOf={({ no }) => `/${no}`}
      selection={selection}
      words={{ selectAll: 'All', select: (name) => name }}
      isBusy={false}
    />
  );
}

const chosen = () => screen.getAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'));
const box = (name: string) => screen.getByRole('checkbox', { name });

test('[DESK-03] with Shift all rows from the one that was chosen last are chosen, or let go', async () => {
  await renderRoute({ Component: List }, { at: '/' });
  fireEvent.click(box('B'));
  fireEvent.click(box('D'), { shiftKey: true });
  expect(chosen()).toEqual(['B', 'C', 'D']);
  fireEvent.click(box('C'), { shiftKey: true });
  expect(chosen()).toEqual(['B']);
});

test('[DESK-03] by keys: j to a row, x chooses it, Shift x all down to it, e opens', async () => {
  await renderRoute({ Component: List }, { at: '/' });
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  for (const key of ['j', 'x', 'j', 'j', 'X']) press(key);
  expect(chosen()).toEqual(['A', 'B', 'C']);
  const opened = jest.fn((event: Event) => event.preventDefault());
  screen.getByRole('link', { name: 'C' }).addEventListener('click', opened);
  press('e');
  expect(opened).toHaveBeenCalledTimes(1);
});
