import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { useSearchParams } from './use-search-params';
import { useWantedSearch } from './use-wanted-search';

const open = (at: string) => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RouterProvider router={createMemoryRouter([{ path: '*', element: children }], { initialEntries: [at] })} />
  );
  const used = () => {
    const [search, setSearch] = useSearchParams();
    return { search, setSearch, wanted: useWantedSearch().wanted, address: useLocation().search };
  };
  return renderHook(used, { wrapper });
};

test('a page does not see what measures; its address keeps it, whatever is asked for next', async () => {
  const { result } = open('/list?utm_source=mail&sort=newest&gclid=1');
  expect(result.current.search.toString()).toBe('sort=newest');
  expect(result.current.wanted.toString()).toBe('sort=newest');
  await act(async () => result.current.setSearch(new URLSearchParams('sort=rating')));
  expect(result.current.address).toBe('?utm_source=mail&gclid=1&sort=rating');
  expect(result.current.search.toString()).toBe('sort=rating');
});

test('the search is the same object until the address changes', async () => {
  const { result, rerender } = open('/list?gclid=1&sort=newest');
  const before = result.current.search;
  rerender();
  expect(result.current.search).toBe(before);
});
