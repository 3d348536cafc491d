import { codeLength, codeResendMs } from '@souk/domain';
import { escapeHtml } from '../../http/escape-html';
import { pageWords } from './page-words';
import { type PageAt, pageShell } from './pages';
import { signInPath } from './realm';
import type { SignInForm } from './sign-in-form';

/** What the sign-in form shows, again after a refusal. */
export interface SignInState {
  uid: string;
  way: SignInForm['way'];
  login: string;
  /** A code is on its way, if there is such an account. */
  isSent?: boolean;
  error?: string;
}

type Words = (key: Parameters<typeof pageWords>[1]) => string;

const loginField = ({ login, error }: SignInState, t: Words) => `<label for="login">${t('email')}</label>
<input id="login" name="login" type="text" inputmode="email" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="200" value="${escapeHtml(login)}" aria-describedby="login-help${error ? ' error' : ''}"${error ? ' aria-invalid="true"' : ''}${login ? '' : ' autofocus'}>
<p class="help" id="login-help">${t('emailHelp')}</p>`;

const passwordForm = (state: SignInState, t: Words) => `${loginField(state, t)}
<label for="password">${t('password')}</label>
<div class="password">
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="200"${state.error ? ' aria-invalid="true" aria-describedby="error"' : ''}${state.login ? ' autofocus' : ''}>
<button type="button" class="reveal" hidden data-reveal="password" data-show="${t('show')}" data-hide="${t('hide')}" aria-label="${t('show')}" aria-pressed="false"></button>
</div>
<button type="submit" class="submit">${t('submit')}</button>`;

const askForCode = (state: SignInState, t: Words) => `${loginField(state, t)}
<button type="submit" class="submit" name="step" value="send"${state.login ? ' autofocus' : ''}>${t('codeSend')}</button>`;

const enterCode = (
  { login, error }: SignInState,
  t: Words,
) => `<input type="hidden" name="login" value="${escapeHtml(login)}">
<label for="code">${t('code')}</label>
<input id="code" name="code" type="text" inputmode="numeric" pattern="[0-9]*" autocomplete="one-time-code" required maxlength="${codeLength}" autofocus${error ? ' aria-invalid="true" aria-describedby="error"' : ''}>
<button type="submit" class="submit" name="step" value="check">${t('submit')}</button>
<button type="submit" class="other" name="step" value="send"${error ? '' : ` data-wait="${codeResendMs / 1000}"`}>${t('codeAgain')}</button>`;

const formOf = (state: SignInState, t: Words) => {
  if (state.way === 'password') return passwordForm(state, t);
  return state.isSent ? enterCode(state, t) : askForCode(state, t);
};

const said = ({ way, isSent, login }: SignInState, t: Words) => {
  if (way !== 'code' || !isSent) return '';
  return `<p class="said" role="status">${t('codeSent')} <strong>${escapeHtml(login)}</strong></p>`;
};

/** The sign-in page, by password or by one-time code. Works without scripts. */
export function signInPage(at: PageAt, state: SignInState): string {
  const { realm, locale, store } = at;
  const t: Words = (key) => escapeHtml(pageWords(locale, key, { store: store.name }));
  const { uid, way, error, isSent } = state;
  const action = `${realm.path}${signInPath}${escapeHtml(uid)}`;
  const other = way === 'code' ? 'password' : 'code';
  const ways = [
    `<a href="${action}?way=${other}">${t(way === 'code' ? 'usePassword' : 'useCode')}</a>`,
    ...(isSent ? [`<a href="${action}?way=code">${t('otherLogin')}</a>`] : []),
  ];
  const body = `<h1>${t('title')}</h1>
<p class="lead">${t(way === 'code' && !isSent ? 'codeLead' : 'lead')}</p>
${said(state, t)}
${error ? `<p class="error" role="alert" id="error">${escapeHtml(error)}</p>` : ''}
<form method="post" action="${action}" novalidate>
<input type="hidden" name="way" value="${way}">
${formOf(state, t)}
</form>
<p class="ways">${ways.join(' ')}</p>`;
  return pageShell(at, pageWords(locale, 'title'), body);
}
