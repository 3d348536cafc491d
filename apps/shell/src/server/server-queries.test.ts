/** @jest-environment node */
import { serverQueries } from './server-queries';

test('no query of a page that was sent keeps a timer, however long it says it is worth keeping', async () => {
  jest.useFakeTimers();
  const queries = serverQueries();
  const options = { queryKey: ['list'], queryFn: async () => 1, gcTime: 1_800_000 };
  await queries.ensureQueryData(options);
  await queries.prefetchInfiniteQuery({ ...options, queryKey: ['more'], initialPageParam: 1 });
  expect(queries.getQueryData(['list'])).toBe(1);
  expect(jest.getTimerCount()).toBe(0);
});
