import { renderRoute } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useListUrl } from '../parts/list-url';
import { DataTable } from './data-table';

const words = { selectAll: '', select: () => '' };
const columns = [
  { id: 'name', header: 'Name', cell: ({ name }: { name: string }) => name },
  { id: 'total', header: 'Total', isNumber: true, cell: () => '1' },
  { id: 'status', header: 'Status', cell: () => 'new' },
];

function List() {
  const url = useListUrl(['all', 'open'], ['name', 'total']);
  return (
    <>
      <output>{url.href({ page: 2 })}</output>
      <DataTable
        caption="Orders"
        columns={columns}
        rows={[{ name: 'A' }]}
        keyOf={({ name }) => name}
        hrefOf={() => '/'}
        url={url}
        words={words}
        isBusy={false}
      />
    </>
  );
}

const heading = (name: string) => screen.getByRole('columnheader', { name });
const sorted = (name: string, order: string) =>
  waitFor(() => expect(heading(name)).toHaveAttribute('aria-sort', order));
const press = async (name: string) => userEvent.click(screen.getByRole('link', { name }));

describe('[DESK-39] the heading of a column', () => {
  test('orders the list by it, then the other way round; the address carries it beside the rest', async () => {
    await renderRoute({ Component: List }, { at: '/?tab=open&q=mug&page=3' });
    expect(heading('Total')).not.toHaveAttribute('aria-sort');
    await press('Total');
    await sorted('Total', 'descending');
    expect(screen.getByRole('status')).toHaveTextContent('?tab=open&q=mug&sort=-total&page=2');
    await press('Total');
    await sorted('Total', 'ascending');
    await press('Name');
    await sorted('Name', 'ascending');
    expect(heading('Total')).not.toHaveAttribute('aria-sort');
  });

  test('is plain text where the list cannot be ordered by it, and an address that says so is not followed', async () => {
    await renderRoute({ Component: List }, { at: '/?sort=-status' });
    expect(screen.queryByRole('link', { name: 'Status' })).toBeNull();
    expect(heading('Status')).not.toHaveAttribute('aria-sort');
    expect(screen.getByRole('status')).toHaveTextContent('?page=2');
  });
});
