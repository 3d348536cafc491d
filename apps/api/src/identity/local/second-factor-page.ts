import { escapeHtml } from '../../http/escape-html';
import { pageWords } from './page-words';
import { type PageContext, pageShell } from './pages';
import { signInPath } from './realm';
import { longestCodeTyped } from './sign-in-page';

/** What a page of the second factor shows. */
export type SecondFactorState = { uid: string; login: string; error?: string } & (
  | { step: 'code' }
  | { step: 'enrol'; secret: string; href: string; picture: string; isRequired: boolean }
  | { step: 'codes'; codes: readonly string[] }
);

type Words = (key: Parameters<typeof pageWords>[1]) => string;

const codeField = (error: string | undefined, help: string, t: Words) => `<label for="code">${t('secondCode')}</label>
<input id="code" name="code" type="text" inputmode="text" autocomplete="one-time-code" autocapitalize="none" spellcheck="false" required maxlength="${longestCodeTyped}" autofocus aria-describedby="code-help${error ? ' error' : ''}"${error ? ' aria-invalid="true"' : ''}>
<p class="help" id="code-help">${help}</p>`;

const askCode = ({ error }: SecondFactorState, t: Words) => `${codeField(error, t('secondHelp'), t)}
<button type="submit" class="submit">${t('submit')}</button>`;

const enrol = (state: Extract<SecondFactorState, { step: 'enrol' }>, t: Words) => `<ol class="steps">
<li>${t('enrolApp')}</li>
<li>${t('enrolScan')}<img class="qr" src="${state.picture}" alt="${t('enrolPicture')}" width="200" height="200">
<a href="${escapeHtml(state.href)}">${t('enrolOpen')}</a><br>
${t('enrolType')} <code id="secret">${escapeHtml(state.secret.replace(/(.{4})(?!$)/g, '$1 '))}</code></li>
<li>${t('enrolCode')}</li>
</ol>
${codeField(state.error, t('enrolCodeHelp'), t)}
<button type="submit" class="submit">${t('enrolSubmit')}</button>`;

const showCodes = ({ codes }: Extract<SecondFactorState, { step: 'codes' }>, t: Words) => `<ul class="codes">
${codes.map((code) => `<li><code>${escapeHtml(code)}</code></li>`).join('\n')}
</ul>
<button type="submit" class="submit">${t('codesSubmit')}</button>`;

const formOf = (state: SecondFactorState, t: Words) => {
  if (state.step === 'code') return askCode(state, t);
  return state.step === 'enrol' ? enrol(state, t) : showCodes(state, t);
};

const leads = { code: 'secondLead', codes: 'codesLead' } as const;
const titles = { code: 'secondTitle', enrol: 'enrolTitle', codes: 'codesTitle' } as const;

/** Pages of the second factor: its code, setting it up, and the recovery codes. They work without scripts. */
export function secondFactorPage(at: PageContext, state: SecondFactorState): string {
  const { realm, locale, store } = at;
  const t: Words = (key) => escapeHtml(pageWords(locale, key, { store: store.name }));
  const { uid, login, step, error } = state;
  const action = `${realm.path}${signInPath}${escapeHtml(uid)}`;
  const lead = step === 'enrol' ? (state.isRequired ? 'enrolRequired' : 'enrolLead') : leads[step];
  const again = `<p class="ways"><a href="${action}">${t('secondAgain')}</a></p>`;
  const body = `<h1>${t(titles[step])}</h1>
<p class="lead">${t(lead)}</p>
${error ? `<p class="error" role="alert" id="error">${escapeHtml(error)}</p>` : ''}
<form method="post" action="${action}" novalidate>
<p class="said">${t('signedInAs')} <strong>${escapeHtml(login)}</strong></p>
<input type="hidden" name="second" value="${step}">
${formOf(state, t)}
</form>
${step === 'codes' ? '' : again}`;
  return pageShell(at, pageWords(locale, titles[step]), body);
}
