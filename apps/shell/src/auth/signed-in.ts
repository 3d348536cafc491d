import type { Api } from '@souk/api-client';
import { sessionStore } from '@souk/state';
import { signOutReason } from './sign-out-reason';
import { pageRealm } from './page-realm';
import { claimsOf, subjectOf, textOf } from './subject';
import { askWhoIsThere } from './who-is-there';

/** Shows whoever the token belongs to as signed in. @returns false when the server no longer knows the token */
export const greet = async (api: Api, accessToken: string): Promise<boolean> =>
  pageRealm().isDesk ? greetColleague(accessToken) : greetShopper(api, accessToken);

/** What somebody may do at a desk its own first call tells; the page has the token from the provider just now. */
const greetColleague = (accessToken: string): true => {
  const { nickname, email } = claimsOf(accessToken);
  signOutReason.text = undefined;
  sessionStore.getState().settle({
    status: 'user',
    user: { sub: subjectOf(accessToken), nickname: textOf(nickname), email: textOf(email), phone: null, avatar: null },
  });
  return true;
};

const greetShopper = async (api: Api, accessToken: string): Promise<boolean> => {
  const [isKnown, user] = await askWhoIsThere(api);
  if (!isKnown) return false;
  const { nickname, email, phone, avatar } = user;
  signOutReason.text = undefined;
  sessionStore.getState().settle({
    status: 'user',
    user: { sub: subjectOf(accessToken), nickname, email: email ?? '', phone: phone ?? null, avatar: avatar || null },
  });
  return true;
};
