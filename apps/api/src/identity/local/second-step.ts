import type { IncomingMessage, ServerResponse } from 'node:http';
import { generateSecret } from 'otplib';
import { errors, type Provider } from 'oidc-provider';
import { type Account, accountById } from './accounts.repository';
import type { Asking } from './check-password';
import type { PageContext } from './pages';
import { checkSecondFactor, enrolSecondFactor, tokenOf } from './second-factor';
import { type SecondFactorState, secondFactorPage } from './second-factor-page';
import { secretOf } from './second-factor.repository';
import type { NoteSignIn } from './sign-in-event';
import type { SignInForm } from './sign-in-form';

/** What a sign-in has proved so far. It stands with the interaction, on the server. */
export interface Proved {
  accountId: string;
  amr: string[];
  /** When the first factor was proved, in ms: with an old one it begins anew. */
  at: number;
  /** The second factor was proved, too. */
  isSecond?: boolean;
  /** Of the app that is being set up. */
  secret?: string;
  /** It was set up in this sign-in: its codes have been shown. */
  isEnrolled?: boolean;
}

const lifeMs = 600_000;

/** What was proved in an interaction; null: nothing, or too long ago. */
export const provedIn = (result: Record<string, unknown> | undefined): Proved | null => {
  const proved = result?.proved as Proved | undefined;
  return proved && Date.now() - proved.at < lifeMs ? proved : null;
};

/** One request within a sign-in. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  uid: string;
  /** The session of this browser, where somebody is signed in already. */
  sessionUid: string | undefined;
  at: PageContext;
  /** The person asks to set up a second factor, or another one. */
  wantsEnrolment: boolean;
  send: (status: number, html: string) => void;
}

/** What the steps are made with. */
export interface Stepping {
  provider: Provider;
  /** Whether an account must have a second factor. */
  isRequired: (accountId: string) => Promise<boolean>;
  note: NoteSignIn;
}

const loginOf = ({ email, phone }: Account) => email ?? phone ?? '';

/** What is to be proved next. */
const stepOf = async (
  { isRequired }: Stepping,
  { wantsEnrolment }: Exchange,
  { accountId, isSecond, isEnrolled }: Proved,
): Promise<'code' | 'enrol' | 'end'> => {
  if (isEnrolled) return 'end';
  const hasFactor = (await secretOf(accountId)) !== undefined;
  if (hasFactor && !isSecond) return 'code';
  return wantsEnrolment || (!hasFactor && (await isRequired(accountId))) ? 'enrol' : 'end';
};

/** Tells the provider who signed in, and how surely. */
const finish = (
  { provider, note }: Stepping,
  { request, response }: Exchange,
  { accountId, amr, isSecond }: Proved,
) => {
  const how = isSecond ? { amr: [...amr, 'otp', 'mfa'], acr: '2' } : { amr, acr: '1' };
  const login = { accountId, remember: true, ...how };
  note(request, { by: isSecond ? 'second' : amr.includes('pwd') ? 'password' : 'code', acr: how.acr });
  return provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
};

const remember = ({ provider }: Stepping, { request, response }: Exchange, proved: Proved) =>
  provider.interactionResult(request, response, { proved }, { mergeWithLastSubmission: false });

/** Shows what is to be proved next. */
const showNext = async (own: Stepping, exchange: Exchange, proved: Proved, asked: Asked) => {
  const { uid, at, send } = exchange;
  const { account, fault } = asked;
  const common = { uid, login: loginOf(account), ...(fault ? { error: fault.error } : {}) };
  const show = (state: SecondFactorState) => send(fault?.status ?? 200, secondFactorPage(at, state));
  if ((await stepOf(own, exchange, proved)) === 'code') return show({ ...common, step: 'code' });
  const secret = proved.secret ?? generateSecret();
  if (!proved.secret) await remember(own, exchange, { ...proved, secret });
  const token = tokenOf(secret, { issuer: at.store.name, label: common.login });
  return show({ ...common, step: 'enrol', ...token, isRequired: await own.isRequired(account.id) });
};

interface Asked {
  account: Account;
  fault?: { status: number; error: string };
}

/** Goes on after a step that held: with the next page, or to the end. */
const goOn = async (own: Stepping, exchange: Exchange, proved: Proved) => {
  if ((await stepOf(own, exchange, proved)) === 'end') return finish(own, exchange, proved);
  await remember(own, exchange, proved);
  const { request, response } = exchange;
  // A reload of the next page sends nothing again.
  response.writeHead(303, { location: request.url?.split('?')[0] ?? '', 'cache-control': 'no-store' });
  return response.end();
};

const enrol = async (own: Stepping, exchange: Exchange, proved: Proved, asked: Answering & { account: Account }) => {
  const { account, form, asking } = asked;
  const set = { accountId: account.id, secret: proved.secret ?? '', sessionUid: exchange.sessionUid };
  const made = await enrolSecondFactor(set, form.code, asking);
  if ('error' in made) {
    own.note(exchange.request, { by: 'second', status: made.status });
    return showNext(own, exchange, proved, { account, fault: made });
  }
  const { accountId, amr, at: since } = proved;
  // Shown once: whoever loads the page again is signed in, and sets up anew if they want others.
  await remember(own, exchange, { accountId, amr, at: since, isSecond: true, isEnrolled: true });
  const { uid, at, send } = exchange;
  return send(200, secondFactorPage(at, { uid, login: loginOf(account), step: 'codes', codes: made.codes }));
};

interface Answering {
  form: SignInForm;
  asking: Asking;
}

/** What comes after the password: the code of an app, setting one up, or the end. */
export const createSecondStep = (own: Stepping) => ({
  /** The first factor holds. */
  begin: (exchange: Exchange, account: Account, amr: readonly string[]) =>
    goOn(own, exchange, { accountId: account.id, amr: [...amr], at: Date.now() }),

  /** Answers within what was proved. @param form null: a page is asked for */
  async answer(exchange: Exchange, proved: Proved, form: SignInForm | null, asking: Asking): Promise<unknown> {
    const account = await accountById(proved.accountId);
    if (!account) throw new errors.InvalidRequest('the account is gone');
    const step = await stepOf(own, exchange, proved);
    if (step === 'end') return finish(own, exchange, proved);
    if (form?.second !== step) return showNext(own, exchange, proved, { account });
    if (step === 'enrol') return enrol(own, exchange, proved, { account, form, asking });
    const fault = await checkSecondFactor(account.id, form.code, asking);
    if (fault) {
      own.note(exchange.request, { by: 'second', status: fault.status });
      return showNext(own, exchange, proved, { account, fault });
    }
    return goOn(own, exchange, { ...proved, isSecond: true });
  },
});
