import type { UserInfo } from '@souk/contract';
import { useQueryClient } from '@souk/query';
import { sessionStore, useApi } from '@souk/state';
import { userQueries } from '../parts/user.queries';

type Changes = { nickname?: string; avatar?: string | null; phone?: string | null };

/** The change that saves some of the profile; header and menu show it at once. Source: ACCT-01. */
export const useProfileChange = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  return {
    call: (changes: Changes) => api.users.edit(changes),
    done: 'profile.saved',
    sent: (info: UserInfo) => {
      queryClient.setQueryData(userQueries(api).info().queryKey, info);
      showInHeader(info);
    },
    stale: [],
  };
};

const showInHeader = ({ nickname, avatar, phone }: UserInfo) => {
  const session = sessionStore.getState();
  if (session.status !== 'user') return;
  session.settle({ status: 'user', user: { ...session.user, nickname, avatar, phone } });
};
