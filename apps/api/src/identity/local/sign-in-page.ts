import { escapeHtml } from '../../http/escape-html';
import { pageWords } from './page-words';
import { type PageContext, pageShell } from './pages';
import { signInPath } from './realm';
import type { SignInStep } from './sign-in-form';

/** What the sign-in form shows, again after a refusal. */
export interface SignInState {
  uid: string;
  way: SignInStep;
  login: string;
  /** The account is signed in and proves it again: it cannot be changed for another. */
  isConfirming?: boolean;
  /** A code is on its way, if there is such an account. */
  isSent?: boolean;
  /** Until another one may be asked for, in seconds. */
  waitS?: number;
  error?: string;
}

/** With the spaces and dashes that a code is pasted with, which the server drops: a shorter limit would cut the code's own end. */
export const longestCodeTyped = 60;

type Words = (key: Parameters<typeof pageWords>[1]) => string;

const loginField = (state: SignInState, t: Words) => (state.isConfirming ? ownLogin(state, t) : anyLogin(state, t));

/** A login that is not typed here; password managers find it by its field. */
const fixedLogin = ({ login }: SignInState) =>
  `<input name="login" type="email" autocomplete="username" readonly hidden value="${escapeHtml(login)}">`;

/** The login of whoever is signed in. */
const ownLogin = (state: SignInState, t: Words) =>
  `<p class="said">${t('signedInAs')} <strong>${escapeHtml(state.login)}</strong></p>
${fixedLogin(state)}`;

const anyLogin = ({ login, error }: SignInState, t: Words) => `<label for="login">${t('email')}</label>
<input id="login" name="login" type="text" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="200" value="${escapeHtml(login)}" aria-describedby="login-help${error ? ' error' : ''}"${error ? ' aria-invalid="true"' : ''}${login ? '' : ' autofocus'}>
<p class="help" id="login-help">${t('emailHelp')}</p>`;

/** Writes a password field with a button that shows and hides what was typed. @param attributes of the input, beside those that every password has */
export const passwordInput = (attributes: string, t: Words) => `<div class="password">
<input id="password" name="password" type="password" required maxlength="200" ${attributes}>
<button type="button" class="reveal" hidden data-reveal="password" data-show="${t('show')}" data-hide="${t('hide')}" aria-label="${t('show')}" aria-pressed="false"></button>
</div>`;

const passwordForm = (state: SignInState, t: Words) => `${loginField(state, t)}
<label for="password">${t('password')}</label>
${passwordInput(`autocomplete="current-password"${state.error ? ' aria-invalid="true" aria-describedby="error"' : ''}${state.login ? ' autofocus' : ''}`, t)}
<button type="submit" class="submit">${t('submit')}</button>`;

const askForCode = (state: SignInState, t: Words) => `${loginField(state, t)}
<button type="submit" class="submit" name="step" value="send"${state.login ? ' autofocus' : ''}>${t('codeSend')}</button>`;

const newPasswordField = (t: Words) => `<label for="password">${t('newPassword')}</label>
${passwordInput('autocomplete="new-password" aria-describedby="password-help"', t)}
<p class="help" id="password-help">${t('newPasswordHelp')}</p>
`;

const enterCode = (state: SignInState, t: Words) => `${fixedLogin(state)}
<label for="code">${t('code')}</label>
<input id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" required maxlength="${longestCodeTyped}" autofocus${state.error ? ' aria-invalid="true" aria-describedby="error"' : ''}>
${state.way === 'reset' ? newPasswordField(t) : ''}<button type="submit" class="submit" name="step" value="check">${t(state.way === 'reset' ? 'resetSubmit' : 'submit')}</button>
<button type="submit" class="other" name="step" value="send"${state.waitS && !state.error ? ` data-wait="${state.waitS}"` : ''}>${t('codeAgain')}</button>`;

const formOf = (state: SignInState, t: Words) => {
  if (state.way === 'password') return passwordForm(state, t);
  return state.isSent ? enterCode(state, t) : askForCode(state, t);
};

const said = ({ way, isSent, login }: SignInState, t: Words) => {
  if (way === 'password' || !isSent) return '';
  return `<p class="said" role="status">${t('codeSent')} <strong>${escapeHtml(login)}</strong></p>`;
};

const wayLinks = [
  { way: 'password', label: 'usePassword' },
  { way: 'code', label: 'useCode' },
  { way: 'reset', label: 'forgot' },
] as const satisfies readonly { way: SignInStep; label: Parameters<Words>[0] }[];

const titleOf = ({ way, isConfirming }: SignInState) => {
  if (isConfirming) return 'confirmTitle';
  return way === 'reset' ? 'resetTitle' : 'title';
};

const leadOf = ({ way, isSent, isConfirming }: SignInState) => {
  if (isConfirming) return 'confirmLead';
  if (way === 'reset') return 'resetLead';
  return way === 'code' && !isSent ? 'codeLead' : 'lead';
};

/** The sign-in page: by password, by one-time code, or with a new password. Works without scripts. */
export function signInPage(at: PageContext, state: SignInState): string {
  const { realm, locale, store } = at;
  const t: Words = (key) => escapeHtml(pageWords(locale, key, { store: store.name }));
  const { uid, way, error, isSent, isConfirming } = state;
  const action = `${realm.path}${signInPath}${escapeHtml(uid)}`;
  // A new password ends every session, the one that is to be confirmed, too.
  const otherWays = wayLinks.filter((link) => link.way !== way && !(isConfirming && link.way === 'reset'));
  const links = isSent && !isConfirming ? [...otherWays, { way, label: 'otherLogin' as const }] : otherWays;
  const title = titleOf(state);
  const body = `<h1>${t(title)}</h1>
<p class="lead">${t(leadOf(state))}</p>
${said(state, t)}
${error ? `<p class="error" role="alert" id="error">${escapeHtml(error)}</p>` : ''}
<form method="post" action="${action}" novalidate>
<input type="hidden" name="way" value="${way}">
${formOf(state, t)}
</form>
<p class="ways">${links.map((link) => `<a href="${action}?way=${link.way}">${t(link.label)}</a>`).join(' ')}</p>`;
  return pageShell(at, pageWords(locale, title), body);
}
