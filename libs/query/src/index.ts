/**
 * The shared surface of TanStack Query: one client and one cache for the shell and all remotes.
 * A name that a page needs is added here, once for all applications.
 */
export {
  QueryClient,
  QueryClientProvider,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  useSuspenseInfiniteQuery,
  useSuspenseQuery,
} from '@tanstack/react-query';
export type { InfiniteData, QueryKey, UseQueryOptions } from '@tanstack/react-query';
