import type { Api } from '@souk/api-client';
import { queryOptions } from '@souk/query';
import { pagedOptions } from './paged/paged-options';

/** Calls about the shopper themself and the keys they are kept under. */
export const userQueries = (api: Api) => ({
  info: () => queryOptions({ queryKey: ['user', 'info'], queryFn: ({ signal }) => api.users.info(signal) }),
  /** Entries that the server adds to the menu. Source: spec 7, user/menu/user; ACCT-08. */
  menu: () =>
    queryOptions({ queryKey: ['user', 'menu'], queryFn: ({ signal }) => api.users.menu(signal), staleTime: 300_000 }),
  /** What the provider of accounts can do; the login dialog keeps it under the same key. */
  signInMethods: () =>
    queryOptions({
      queryKey: ['login', 'methods'],
      queryFn: ({ signal }) => api.login.methods(signal),
      staleTime: 300_000,
    }),
  notices: () => queryOptions({ queryKey: ['user', 'notices'], queryFn: ({ signal }) => api.users.notices(signal) }),
  points: () => pagedOptions(['user', 'points'], (page, signal) => api.users.integral({ page, limit: 20 }, signal)),
});
