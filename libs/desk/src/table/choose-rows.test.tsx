import { aDeskSelf, renderRoute } from '@souk/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useNavigate } from '@souk/router';
import { placeOf } from '../frame/desk-frame';
import { useDeskKeys } from '../frame/use-desk-keys';
import { useListUrl } from '../parts/list-url';
import { DeskContext } from '../parts/use-desk';
import { ChosenBar } from './chosen-bar';
import { DataTable } from './data-table';
import { useChosenRows } from './use-chosen-rows';

type Row = { no: string; price: number };
const pages = [
  ['A', 'B', 'C', 'D'],
  ['E', 'F'],
];

const place = placeOf(aDeskSelf('orders'), null);
const help = () => undefined;
/** What was done with rows: their numbers and prices, as they were when the button was pressed. */
const done: string[][] = [];

function List({ most }: { most: number }) {
  useDeskKeys(place, help);
  const navigate = useNavigate();
  const url = useListUrl(['open', 'all'], ['no']);
  const shown = (pages[url.page - 1] ?? []).map((no) => ({ no, price: url.sort ? 2 : 1 }));
  const rows = useChosenRows({ shown, keyOf: ({ no }: Row) => no, url });
  const act = () => {
    done.push(rows.chosen.map(({ no, price }) => `${no} ${price}`));
    rows.drop(rows.chosen.slice(0, 1).map(({ no }) => no));
  };
  const ways = {
    'Page 1': { page: 1 },
    'Page 2': { page: 2 },
    Sorted: { sort: 'no' },
    'Part all': { tab: 'all' as const },
  };
  return (
    <>
      {Object.entries(ways).map(([name, change]) => (
        <button key={name} onClick={() => void navigate(url.href(change))}>
          {name}
        </button>
      ))}
      <ChosenBar rows={rows} most={most}>
        <button onClick={act}>Act</button>
      </ChosenBar>
      <DataTable
        caption="Orders"
        columns={[{ id: 'no', header: 'Order', cell: ({ no }) => no }]}
        rows={shown}
        keyOf={({ no }) => no}
        hrefOf={({ no }) => `/${no}`}
        selection={rows.selection}
        words={{ selectAll: 'All', select: (name) => name }}
        isBusy={false}
      />
    </>
  );
}

const open = (most = 5) => {
  const Component = () => (
    <DeskContext value={place}>
      <List most={most} />
    </DeskContext>
  );
  return renderRoute({ Component }, { at: '/' });
};

const chosen = () => screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('aria-label'));
const box = (name: string) => screen.getByRole('checkbox', { name });

test('[DESK-03] with Shift all rows from the one that was chosen last are chosen, or let go', async () => {
  await open();
  fireEvent.click(box('B'));
  fireEvent.click(box('D'), { shiftKey: true });
  expect(chosen()).toEqual(['B', 'C', 'D']);
  fireEvent.click(box('C'), { shiftKey: true });
  expect(chosen()).toEqual(['B']);
});

test('[DESK-03] by keys: j to a row, x chooses it, Shift x all down to it, e opens', async () => {
  await open();
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  for (const key of ['j', 'x', 'j', 'j', 'X']) press(key);
  expect(chosen()).toEqual(['A', 'B', 'C']);
  const opened = jest.fn((event: Event) => event.preventDefault());
  screen.getByRole('link', { name: 'C' }).addEventListener('click', opened);
  press('e');
  expect(opened).toHaveBeenCalledTimes(1);
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const told = () => screen.getByRole('status').textContent?.trim();
const goTo = async (name: string, row: string) => {
  await press(name);
  await screen.findByRole('checkbox', { name: row });
};

test('[DESK-03] rows stay chosen on the other pages of their list, as they were seen there, and are told to be there', async () => {
  done.length = 0;
  await open();
  await userEvent.click(box('B'));
  await goTo('Page 2', 'E');
  expect(chosen()).toEqual([]);
  expect(told()).toBe('1 row chosen 1 of them not on this page');
  await userEvent.click(box('All'));
  expect(told()).toBe('3 rows chosen 1 of them not on this page');
  await userEvent.click(box('F'));
  await goTo('Page 1', 'B');
  expect(chosen()).toEqual(['B']);
  await press('Act');
  expect(done).toEqual([['B 1', 'E 1']]);
  expect(told()).toBe('1 row chosen 1 of them not on this page');
});

test('[DESK-03] a chosen row that left its only page is told as not on it: a colleague may have sent it', async () => {
  const before = pages.splice(0, 2, ['A', 'B']);
  await open();
  await userEvent.click(box('B'));
  pages[0] = ['A'];
  await press('Sorted');
  await waitFor(() => expect(told()).toBe('1 row chosen 1 of them not on this page'));
  pages.splice(0, 1, ...before);
});

test('[DESK-03] another order keeps them, read anew; another part of the list begins without', async () => {
  done.length = 0;
  await open();
  await userEvent.click(box('B'));
  await press('Sorted');
  await waitFor(() => expect(chosen()).toEqual(['B']));
  await press('Act');
  expect(done).toEqual([['B 2']]);
  await userEvent.click(box('C'));
  await press('Part all');
  await waitFor(() => expect(told()).toBe(''));
  expect(chosen()).toEqual([]);
});

test('[DESK-03] the box over all rows is neither empty nor full where some are chosen; it takes in and lets go the page in sight', async () => {
  await open();
  const isMixed = () => (box('All') as HTMLInputElement).indeterminate;
  await userEvent.click(box('B'));
  expect(isMixed()).toBe(true);
  await userEvent.click(box('All'));
  expect(chosen()).toEqual(['All', 'A', 'B', 'C', 'D']);
  expect(isMixed()).toBe(false);
  await goTo('Page 2', 'E');
  await userEvent.click(box('E'));
  await goTo('Page 1', 'A');
  await userEvent.click(box('All'));
  expect(told()).toBe('1 row chosen 1 of them not on this page');
});

test('[DESK-03] with more than are changed at once nothing can be done but to choose fewer; none leaves the focus where it was', async () => {
  await open(3);
  await userEvent.click(box('All'));
  expect(told()).toBe('4 rows chosen  At most 3 are changed at once: choose 1 fewer.');
  expect(screen.queryByRole('button', { name: 'Act' })).toBeNull();
  await press('Choose none');
  expect(chosen()).toEqual([]);
  expect(told()).toBe('');
  expect(screen.getByRole('status')).toHaveFocus();
});
