import { staffPasswordMinLength } from '@souk/domain/desk';
import { escapeHtml } from '../../http/escape-html';
import { roleNames } from '../../staff/staff-words';
import type { Invitation } from '../../staff/invitations.repository';
import { pageWords } from './page-words';
import { type PageAt, pageShell } from './pages';
import { invitationPath } from './realm';
import { passwordInput } from './sign-in-page';

/** What the page of an invitation shows, again after a refusal. */
export interface InvitationState {
  invitation: Pick<Invitation, 'email' | 'roles'>;
  token: string;
  /** Whoever has an account keeps its password. */
  hasAccount: boolean;
  name: string;
  error?: string;
}

type Words = (key: Parameters<typeof pageWords>[1]) => string;

const newAccount = ({ name, error }: InvitationState, t: Words) => `<label for="name">${t('inviteName')}</label>
<input id="name" name="name" type="text" autocomplete="name" required maxlength="40" value="${escapeHtml(name)}" autofocus>
<label for="password">${t('newPassword')}</label>
${passwordInput(`autocomplete="new-password" aria-describedby="password-help${error ? ' error' : ''}"${error ? ' aria-invalid="true"' : ''}`, t)}
<p class="help" id="password-help">${t('invitePasswordHelp')}</p>`;

/** The page that an invitation leads to: whoever opens it accepts, with a password of their own where they have no account. */
export function invitationPage(at: PageAt, state: InvitationState): string {
  const { realm, locale, store } = at;
  const { invitation, token, hasAccount, error } = state;
  const values = { store: store.name, roles: roleNames(invitation.roles, locale), min: staffPasswordMinLength };
  const t: Words = (key) => escapeHtml(pageWords(locale, key, values));
  const action = `${realm.path}${invitationPath}?token=${encodeURIComponent(token)}&ui_locales=${locale}`;
  const body = `<h1>${t('inviteTitle')}</h1>
<p class="lead">${t('inviteLead')}</p>
${error ? `<p class="error" role="alert" id="error">${escapeHtml(error)}</p>` : ''}
<form method="post" action="${action}" novalidate>
<p class="said">${t('signedInAs')} <strong>${escapeHtml(invitation.email)}</strong></p>
<input name="login" type="email" autocomplete="username" readonly hidden value="${escapeHtml(invitation.email)}">
${hasAccount ? `<p class="help">${t('inviteKnown')}</p>` : newAccount(state, t)}
<button type="submit" class="submit">${t('inviteSubmit')}</button>
</form>`;
  return pageShell(at, pageWords(locale, 'inviteTitle', values), body);
}
