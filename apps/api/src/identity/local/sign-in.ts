import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { errors } from 'oidc-provider';
import type { Clock } from '../../clock';
import { visitorNetwork } from '../../http/caller';
import type { Mail } from '../../mail/mail';
import { accountById } from './accounts.repository';
import { checkSignInCode, sendSignInCode } from './check-code';
import { resetPassword } from './change-password';
import { type Asking, checkPassword } from './check-password';
import { expiredPage, readPageContext } from './pages';
import { enrolParam, wayParam, type Realm } from './realm';
import { createSecondStep, type Exchange, provedIn } from './second-step';
import { createNoteSignIn, type SignInEvent } from './sign-in-event';
import { readSignInForm, type SignInStep, toSignInStep } from './sign-in-form';
import { type SignInState, signInPage } from './sign-in-page';

const send = (response: ServerResponse, status: number, html: string) => {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(html);
};

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '');

/** Which form comes first: what the link on the page says, else what the store asked for. */
const wayOf = (request: IncomingMessage, asked: unknown): SignInStep =>
  toSignInStep(new URLSearchParams(request.url?.split('?')[1] ?? '').get('way') ?? asked);

/** What an account signs in with. Absent: there is no such account any more. */
const loginOfAccount = async (id: string): Promise<string | undefined> => {
  const account = await accountById(id);
  return account?.email ?? account?.phone ?? undefined;
};

const checks = { password: checkPassword, code: checkSignInCode, reset: resetPassword } as const;
/** Authentication methods of the ID token. Source: RFC 8176. */
const methods: Readonly<Record<SignInStep, readonly string[]>> = { password: ['pwd'], code: ['otp'], reset: ['otp'] };

/** Where somebody proves who they are, by password or by code, and by a second factor where they have one: shows the form, checks it, and tells the provider. */
export function createSignIn(given: {
  provider: Provider;
  realm: Realm;
  clock: Clock;
  mail: Mail;
  /** Whether an account must have a second factor. */
  needsSecondFactor: (accountId: string) => Promise<boolean>;
  onSignIn?: ((event: SignInEvent) => void) | undefined;
}) {
  const { provider, realm, clock, mail } = given;
  const note = createNoteSignIn(realm.audience, given.onSignIn);
  const second = createSecondStep({ provider, isRequired: given.needsSecondFactor, note });

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { uid, params, session, result } = await provider.interactionDetails(request, response);
    const at = await readPageContext(realm, request, params.ui_locales);
    const asking: Asking = { network: visitorNetwork(request), locale: at.locale, now: clock.now() };
    const typed = request.method === 'POST' ? await readSignInForm(request) : null;
    const exchange: Exchange = {
      request,
      response,
      uid,
      sessionUid: session?.uid,
      at,
      wantsEnrolment: params[enrolParam] !== undefined,
      send: (status, html) => send(response, status, html),
    };
    const proved = provedIn(result);
    const isFirst = typed ? typed.second === '' : /[?&]again=/.test(request.url ?? '');
    if (proved && !isFirst) return second.answer(exchange, proved, typed, asking);
    // Whoever is signed in and has to prove it again does so for that account, and no other; a sign-in that begins anew, and
    // names no one, is anybody's.
    const isAnybodys = params.prompt === 'login' && params.id_token_hint === undefined;
    const confirming = session && !isAnybodys ? await loginOfAccount(session.accountId) : undefined;
    const show = (status: number, state: Omit<SignInState, 'uid'>) =>
      send(response, status, signInPage(at, { uid, ...state, isConfirming: Boolean(confirming) }));
    if (!typed) {
      return show(200, { way: wayOf(request, params[wayParam]), login: confirming ?? text(params.login_hint) });
    }
    const form = confirming ? { ...typed, login: confirming } : typed;
    const { way, login } = form;
    if (way !== 'password' && form.step === 'send') {
      const { status, ...sent } = await sendSignInCode(form, { ...asking, store: at.store }, mail);
      return show(status, { way, login, ...sent });
    }
    const checked = await checks[way](form, { ...asking, store: at.store });
    if ('error' in checked) {
      note(request, { by: way, status: checked.status });
      return show(checked.status, { way, login, isSent: way !== 'password', error: checked.error });
    }
    return second.begin(exchange, checked.account, methods[way]);
  };

  return async (request: IncomingMessage, response: ServerResponse) => {
    try {
      await answer(request, response);
    } catch (error) {
      if (!(error instanceof errors.OIDCProviderError)) throw error;
      send(response, error.statusCode, expiredPage(await readPageContext(realm, request)));
    }
  };
}
