import type { Api } from '@souk/api-client';
import { sessionStore } from '@souk/state';
import { signOutReason } from './sign-out-reason';
import { subjectOf } from './subject';

/** Asks who the token belongs to and shows them as signed in. @returns false when the server no longer knows the token */
export const greetShopper = async (api: Api, accessToken: string): Promise<boolean> => {
  const [isKnown, user] = await Promise.all([api.login.tokenExists(), api.users.info()]);
  if (!isKnown) return false;
  const { nickname, email, phone, avatar } = user;
  signOutReason.text = null;
  sessionStore.getState().settle({
    status: 'user',
    user: { sub: subjectOf(accessToken), nickname, email: email ?? '', phone: phone ?? null, avatar: avatar || null },
  });
  return true;
};
