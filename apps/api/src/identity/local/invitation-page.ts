import { staffPasswordMinLength } from '@souk/domain/desk';
import { escapeHtml } from '../../http/escape-html';
import type { Locale } from '../../locale';
import type { Offer } from './offer';
import { pageWords } from './page-words';
import { type PageContext, pageShell } from './pages';
import { invitationPath, type Realm } from './realm';
import { passwordInput } from './sign-in-page';

/** What the page of an invitation shows, again after a refusal. */
export interface InvitationState {
  offer: Pick<Offer, 'email' | 'merchant' | 'rolesIn'>;
  token: string;
  /** Whoever has an account keeps its password. */
  hasAccount: boolean;
  name: string;
  fault?: InvitationFault;
}

/** What is wrong with a field. */
export interface InvitationFault {
  field: 'name' | 'password';
  text: string;
}

type Words = (key: Parameters<typeof pageWords>[1]) => string;

const newAccount = ({ name, fault }: InvitationState, t: Words) => {
  const wrong = (field: InvitationFault['field']) => (fault?.field === field ? ' aria-invalid="true"' : '');
  const focus = (field: InvitationFault['field']) => ((fault?.field ?? 'name') === field ? ' autofocus' : '');
  const told = fault ? ' error' : '';
  return `<label for="name">${t('inviteName')}</label>
<input id="name" name="name" type="text" autocomplete="name" required maxlength="40" value="${escapeHtml(name)}"${fault ? ' aria-describedby="error"' : ''}${wrong('name')}${focus('name')}>
<label for="password">${t('newPassword')}</label>
${passwordInput(`autocomplete="new-password" aria-describedby="password-help${told}"${wrong('password')}${focus('password')}`, t)}
<p class="help" id="password-help">${t('invitePasswordHelp')}</p>`;
};

/** Where the page of an invitation is, on its realm's origin. @param token as it was sent: anybody may have made it up */
export const invitationAddress = ({ realm, locale }: { realm: Realm; locale: Locale }, token: string) =>
  `${realm.path}${invitationPath}?token=${encodeURIComponent(token)}&ui_locales=${locale}`;

/** The page that an invitation leads to: whoever opens it accepts, with a password of their own where they have no account. */
export function invitationPage(at: PageContext, state: InvitationState): string {
  const { locale, store } = at;
  const { offer, token, hasAccount, fault } = state;
  const values = { store: offer.merchant ?? store.name, roles: offer.rolesIn(locale), min: staffPasswordMinLength };
  const t: Words = (key) => escapeHtml(pageWords(locale, key, values));
  const body = `<h1>${t('inviteTitle')}</h1>
<p class="lead">${t('inviteLead')}</p>
${fault ? `<p class="error" role="alert" id="error">${escapeHtml(fault.text)}</p>` : ''}
<form method="post" action="${invitationAddress(at, token)}" novalidate>
<p class="said">${t('signedInAs')} <strong>${escapeHtml(offer.email)}</strong></p>
<input name="login" type="email" autocomplete="username" readonly hidden value="${escapeHtml(offer.email)}">
${hasAccount ? `<p class="help">${t('inviteKnown')}</p>` : newAccount(state, t)}
<button type="submit" class="submit">${t('inviteSubmit')}</button>
</form>`;
  return pageShell(at, pageWords(locale, 'inviteTitle', values), body);
}
