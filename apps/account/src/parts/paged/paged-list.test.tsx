import type { Paged } from '@souk/contract';
import { useInfiniteQuery } from '@souk/query';
import { aPage, aRefusal, renderPart } from '@souk/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SharedAnnouncedCount } from './announced-count';
import { PagedList } from './paged-list';
import { pagedOptions } from './paged-options';

const fetchPage = jest.fn(async (page: number): Promise<Paged<string>> =>
  aPage([`Order ${page}`], { pageNum: page, pages: 2, total: 2 }),
);

function List() {
  return (
    <PagedList
      query={useInfiniteQuery(pagedOptions(['orders'], fetchPage))}
      keyOf={(order) => order}
      skeleton={null}
      empty={null}
    >
      {(orders) =>
        orders.map((order) => (
          <article key={order}>
            {order} <a href="/order">Details of {order}</a>
          </article>
        ))
      }
    </PagedList>
  );
}

test('[ACCT-01] a next page that does not come is said beside the way to it, which asks again', async () => {
  renderPart(<List />);
  const more = await screen.findByRole('button', { name: 'Show more' });
  fetchPage.mockRejectedValueOnce(aRefusal('SERVER_ERROR'));
  await userEvent.click(more);
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent('could not be loaded');
  expect(screen.getByText(/^Order 1/)).toBeVisible();
  await userEvent.click(more);
  expect(await screen.findByText(/^Order 2/)).toBeVisible();
  expect(told).not.toBeInTheDocument();
});

test('[X1] how many another part of a list holds is read aloud, in a region that was there before', async () => {
  const of = (kind: string) => async () => aPage(kind === 'none' ? [] : ['Order 1', 'Order 2']);
  const Part = ({ kind }: { kind: string }) => (
    <PagedList
      query={useInfiniteQuery(pagedOptions(['orders', kind], of(kind)))}
      keyOf={(order) => order}
      skeleton={null}
      empty={null}
    >
      {(orders) => orders.join()}
    </PagedList>
  );
  function Parts() {
    const [kind, setKind] = useState('all');
    return (
      <>
        <button onClick={() => setKind('none')}>None</button>
        <Part kind={kind} />
      </>
    );
  }
  renderPart(<Parts />);
  const said = screen.getByRole('status');
  expect(said).toBeEmptyDOMElement();
  await waitFor(() => expect(said).toHaveTextContent('2 entries'));
  await userEvent.click(screen.getByRole('button', { name: 'None' }));
  await waitFor(() => expect(said).toHaveTextContent('Nothing found'));
});

test('[X1] what another list of the same page holds is read aloud, in a region that was there before', async () => {
  const One = ({ kind }: { kind: string }) => (
    <PagedList
      query={useInfiniteQuery(pagedOptions(['parts', kind], async () => aPage(kind === 'one' ? ['a'] : ['a', 'b'])))}
      keyOf={(order) => order}
      skeleton={null}
      empty={null}
    >
      {(orders) => orders.join()}
    </PagedList>
  );
  function Parts() {
    const [kind, setKind] = useState('one');
    return (
      <>
        <button onClick={() => setKind('two')}>Two</button>
        <SharedAnnouncedCount>
          <One key={kind} kind={kind} />
        </SharedAnnouncedCount>
      </>
    );
  }
  renderPart(<Parts />);
  const said = screen.getByRole('status');
  await waitFor(() => expect(said).toHaveTextContent('1 entry'));
  await userEvent.click(screen.getByRole('button', { name: 'Two' }));
  await waitFor(() => expect(said).toHaveTextContent('2 entries'));
  expect(screen.getByRole('status')).toBe(said);
});

test('[PL7] [X3] the focus goes to what is new; the button of the last page is gone', async () => {
  renderPart(<List />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Details of Order 2' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('[PL7] an order that a newer one moved to the next page stands there once', async () => {
  fetchPage.mockResolvedValueOnce(aPage(['Order 0', 'Order 1'], { pageNum: 1, pages: 2, total: 3 }));
  fetchPage.mockResolvedValueOnce(aPage(['Order 1', 'Order 2'], { pageNum: 2, pages: 2, total: 4 }));
  renderPart(<List />);
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Details of Order 2' })).toHaveFocus();
  expect(screen.getAllByRole('article')).toHaveLength(3);
});
