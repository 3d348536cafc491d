import { fieldErrorsOf } from '@souk/api-client';
import type { UserInfo } from '@souk/contract';
import { useMutation, useQueryClient } from '@souk/query';
import { sessionStore, useApi, useSay } from '@souk/state';
import { userQueries } from '../parts/user.queries';

type Changes = { nickname?: string; avatar?: string | null; phone?: string | null };

/** Saves the profile; header and menu show it at once. Source: ACCT-01. */
export const useProfile = () => {
  const api = useApi();
  const say = useSay();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: Changes) => api.users.edit(changes),
    onSuccess: (info) => {
      queryClient.setQueryData(userQueries(api).info().queryKey, info);
      showInHeader(info);
      say.done('profile.saved');
    },
    onError: (error) => {
      const { nickname, phone } = fieldErrorsOf(error);
      // The form says it at the field.
      if (!nickname && !phone) say.failed(error);
    },
  });
};

const showInHeader = ({ nickname, avatar, phone }: UserInfo) => {
  const session = sessionStore.getState();
  if (session.status !== 'user') return;
  session.settle({ status: 'user', user: { ...session.user, nickname, avatar, phone } });
};
