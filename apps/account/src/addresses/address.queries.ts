import { isApiError, type Api } from '@souk/api-client';
import type { AddressInput } from '@souk/contract';
import { addressesMax } from '@souk/domain';
import { queryOptions, useMutation, useQueryClient } from '@souk/query';
import { toastsStore, useApi, useSay } from '@souk/state';

const key = ['addresses'] as const;

/** The shopper's addresses; a book holds so few that it is read at once. */
export const addressQueries = (api: Api) => ({
  list: () =>
    queryOptions({
      queryKey: [...key, 'list'],
      queryFn: ({ signal }) => api.address.list({ page: 1, limit: addressesMax }, signal),
    }),
});

/** Saves, deletes and chooses addresses; the list follows. Source: ACCT-02. */
export const useAddressBook = () => {
  const api = useApi();
  const say = useSay();
  const queryClient = useQueryClient();
  const change = <T>(call: (input: T) => Promise<unknown>, doneId: string) => ({
    mutationFn: call,
    onSuccess: async () => {
      say.done(doneId);
      await queryClient.invalidateQueries({ queryKey: key });
    },
  });
  // Gone since the list was read: the specification has its own sentence for that.
  const failed = (error: unknown) => {
    const isGone = isApiError(error) && error.code === 404;
    const text = isGone ? say.words('error.addressMissing') : say.errorText(error);
    toastsStore.getState().show({ kind: 'alert', text });
  };
  return {
    save: useMutation(change((address: AddressInput) => api.address.edit(address), 'address.saved')),
    remove: useMutation({ ...change((id: number) => api.address.delete({ id }), 'address.deleted'), onError: failed }),
    setDefault: useMutation({
      ...change((id: number) => api.address.setDefault({ id }), 'address.defaultSet'),
      onError: failed,
    }),
  };
};
