import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { errors } from 'oidc-provider';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Clock } from '../../clock';
import type { Locale } from '../../http/locale';
import type { Login } from '../port';
import { clearTries, countTry, waitOf } from '../throttle';
import { accountByLogin } from './accounts.repository';
import { clientAddress } from './client-address';
import { pageWords } from './page-words';
import { expiredPage, languageOf, signInPage } from './pages';
import { passwordFits } from './passwords';
import type { Realm } from './realm';

const quarterHourMs = 900_000;
const perAccount = { max: 10, windowMs: quarterHourMs };
const perAddress = { max: 100, windowMs: quarterHourMs };
const longestFormBytes = 10_000;

const loginOf = (text: string): Login | null => {
  if (text.includes('@')) return { email: text.toLowerCase() };
  const phone = parsePhoneNumberFromString(text);
  return phone?.isValid() ? { phone: phone.number } : null;
};

const readForm = async (request: IncomingMessage) => {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > longestFormBytes) throw new errors.InvalidRequest('the form is too large');
  }
  const form = new URLSearchParams(text);
  const field = (name: string) => (form.get(name) ?? '').slice(0, 200);
  return { login: field('login').trim(), password: field('password') };
};

const send = (response: ServerResponse, status: number, html: string) => {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(html);
};

/** The page where a shopper types the password: shows the form, checks it, and gives the answer to the provider. */
export function createSignIn({ provider, realm, clock }: { provider: Provider; realm: Realm; clock: Clock }) {
  /** The account that the form names, or the sentence that says why not. */
  const check = async (form: { login: string; password: string }, ip: string, locale: Locale) => {
    if (form.login === '') return { status: 400, error: pageWords(locale, 'emailMissing') };
    if (form.password === '') return { status: 400, error: pageWords(locale, 'passwordMissing') };
    const login = loginOf(form.login);
    const keys = { account: `signin:${JSON.stringify(login ?? form.login)}`, address: `signin-ip:${ip}` };
    const now = clock.now();
    const wait = Math.max(await waitOf(keys.account, perAccount, now), await waitOf(keys.address, perAddress, now));
    if (wait > 0) return { status: 429, error: pageWords(locale, 'tooMany', { minutes: Math.ceil(wait / 60) }) };
    const account = login ? await accountByLogin(login) : undefined;
    if (await passwordFits(form.password, account?.password_hash ?? null)) {
      await clearTries(keys.account);
      return { account };
    }
    await countTry(keys.account, perAccount, now);
    await countTry(keys.address, perAddress, now);
    return { status: 401, error: pageWords(locale, 'wrong') };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { uid, params } = await provider.interactionDetails(request, response);
    const locale = languageOf(request, params.ui_locales);
    const hint = typeof params.login_hint === 'string' ? params.login_hint.slice(0, 200) : '';
    if (request.method !== 'POST') return send(response, 200, signInPage(realm, locale, { uid, login: hint }));
    const form = await readForm(request);
    const { account, status = 401, error = '' } = await check(form, clientAddress(request), locale);
    if (!account) return send(response, status, signInPage(realm, locale, { uid, login: form.login, error }));
    const login = { accountId: account.id, remember: true, amr: ['pwd'] };
    return provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
  };

  return async (request: IncomingMessage, response: ServerResponse) => {
    try {
      await answer(request, response);
    } catch (error) {
      if (!(error instanceof errors.OIDCProviderError)) throw error;
      send(response, error.statusCode, expiredPage(realm, languageOf(request)));
    }
  };
}
