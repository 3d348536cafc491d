import { hasReason, type Api } from '@souk/api-client';
import { addressesMax } from '@souk/domain';
import { queryOptions } from '@souk/query';
import { toastsStore, useApi, useSay } from '@souk/state';
import { useChange } from '../parts/use-change';

/** Key of all that is read of the book. */
export const addressKey = ['addresses'] as const;

/** The shopper's addresses; a book holds so few that it is read at once. */
export const addressQueries = (api: Api) => ({
  list: () =>
    queryOptions({
      queryKey: [...addressKey, 'list'],
      queryFn: ({ signal }) => api.address.list({ page: 1, limit: addressesMax }, signal),
    }),
});

/** Deletes and chooses addresses; the list follows. Source: ACCT-02. */
export const useAddressBook = () => {
  const api = useApi();
  const say = useSay();
  // Gone since the list was read: the specification has its own sentence for that.
  const failed = (error: unknown) => {
    const isGone = hasReason(error, 'ADDRESS_NOT_FOUND');
    const text = isGone ? say.words('error.addressMissing') : say.errorText(error);
    toastsStore.getState().show({ kind: 'alert', text });
  };
  const stale = [addressKey];
  return {
    remove: useChange({
      call: (id: number, once) => api.address.delete({ id }, once),
      done: 'address.deleted',
      stale,
      failed,
    }),
    setDefault: useChange({
      call: (id: number) => api.address.setDefault({ id }),
      done: 'address.defaultSet',
      stale,
      failed,
    }),
  };
};
