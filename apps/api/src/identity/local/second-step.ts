import { generateSecret } from 'otplib';
import type { Provider } from 'oidc-provider';
import { type Account, accountById } from './accounts.repository';
import type { Asking } from './check-password';
import type { SignInRequest, Proved } from './sign-in-request';
import {
  checkSecondFactor,
  enrolSecondFactor,
  openCodes,
  openShownSecret,
  sealCodes,
  sealShownSecret,
  tokenOf,
} from './second-factor';
import { type SecondFactorState, secondFactorPage } from './second-factor-page';
import { secretOf } from './second-factor.repository';
import type { NoteSignIn } from './sign-in-event';
import type { SignInForm } from './sign-in-form';

/** What the steps are made with. */
export interface Stepping {
  provider: Provider;
  /** Whether an account must have a second factor. */
  isRequired: (accountId: string) => Promise<boolean>;
  note: NoteSignIn;
}

const loginOf = ({ email, phone }: Account) => email ?? phone ?? '';

/** What is to be proved next, or shown. */
const stepOf = async (
  { isRequired }: Stepping,
  { wantsEnrolment }: SignInRequest,
  { accountId, isSecond, isEnrolled, codes }: Proved,
): Promise<'code' | 'enrol' | 'codes' | 'end'> => {
  if (isEnrolled) return codes ? 'codes' : 'end';
  const hasFactor = (await secretOf(accountId)) !== undefined;
  if (hasFactor && !isSecond) return 'code';
  return wantsEnrolment || (!hasFactor && (await isRequired(accountId))) ? 'enrol' : 'end';
};

/** Tells the provider who signed in, and how surely. */
const finish = (
  { provider, note }: Stepping,
  { request, response }: SignInRequest,
  { accountId, amr, isSecond }: Proved,
) => {
  const how = isSecond ? { amr: [...amr, 'otp', 'mfa'], acr: '2' } : { amr, acr: '1' };
  const login = { accountId, remember: true, ...how };
  note(request, { by: isSecond ? 'second' : amr.includes('pwd') ? 'password' : 'code', acr: how.acr });
  return provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false });
};

const remember = ({ held, save }: SignInRequest, proved: Proved) => save({ ...held, proved });

/** The account is gone: somebody else may sign in. */
const beginAnew = async ({ held, save, goTo }: SignInRequest) => {
  const { proved: _gone, ...rest } = held;
  await save(rest);
  return goTo('');
};

/** The secret of the app that is being set up: a new one where the sign-in holds none. */
const appSecretOf = async ({ sealedSecret }: Proved): Promise<{ sealedSecret: string; secret: string }> => {
  if (sealedSecret) return { sealedSecret, secret: await openShownSecret(sealedSecret) };
  const secret = generateSecret();
  return { sealedSecret: await sealShownSecret(secret), secret };
};

/** Shows what is to be proved next, with what it has to say; what is shown once is not remembered then. */
const showPage = async (own: Stepping, asked: SignInRequest, given: Proved, account: Account) => {
  const { uid, at, send } = asked;
  const { fault, codes, ...proved } = given;
  const common = { uid, login: loginOf(account), ...(fault ? { error: fault.error } : {}) };
  const show = (state: SecondFactorState) => send(fault?.status ?? 200, secondFactorPage(at, state));
  const step = await stepOf(own, asked, given);
  if (step === 'end') return finish(own, asked, proved);
  if (step === 'enrol') {
    const { sealedSecret, secret } = await appSecretOf(proved);
    if (fault || sealedSecret !== proved.sealedSecret) await remember(asked, { ...proved, sealedSecret });
    const token = tokenOf(secret, { issuer: at.store.name, label: common.login });
    return show({ ...common, step, ...token, isRequired: await own.isRequired(account.id) });
  }
  // Opened before they are dropped: what cannot be opened now may be later.
  const told = codes ? await openCodes(codes) : [];
  if (fault || codes) await remember(asked, proved);
  // Whoever loads the page of the codes again is signed in, and sets up anew if they want others.
  return show(step === 'code' ? { ...common, step } : { ...common, step, codes: told });
};

/** Goes on after a form: to the next page, or to the end. */
const goOn = async (own: Stepping, asked: SignInRequest, proved: Proved) => {
  const step = await stepOf(own, asked, proved);
  if (step === 'end') return finish(own, asked, proved);
  await remember(asked, proved);
  return asked.goTo(`second=${step}`);
};

interface Answering {
  form: SignInForm;
  asking: Asking;
}

/** Sets a second factor up. @returns what is proved then, or what its page has to say */
const enrol = async ({ session }: SignInRequest, proved: Proved, { form, asking }: Answering): Promise<Proved> => {
  const { accountId, amr, at } = proved;
  const { secret } = await appSecretOf(proved);
  const made = await enrolSecondFactor({ accountId, secret, sessionUid: session?.uid }, form.code, asking);
  if ('error' in made) return { ...proved, fault: made };
  return { accountId, amr, at, isSecond: true, isEnrolled: true, codes: await sealCodes(made.codes) };
};

const checkCode = async (proved: Proved, { form, asking }: Answering): Promise<Proved> => {
  const fault = await checkSecondFactor(proved.accountId, form.code, asking);
  return fault ? { ...proved, fault } : { ...proved, isSecond: true };
};

/** What comes after the password: the code of an app, setting one up, or the end. */
export const createSecondStep = (own: Stepping) => ({
  /** The first factor holds. */
  begin: (asked: SignInRequest, account: Account, amr: readonly string[]) =>
    goOn(own, asked, { accountId: account.id, amr: [...amr], at: Date.now() }),

  /** Shows the page that comes next, whichever was asked for. */
  async show(asked: SignInRequest, proved: Proved): Promise<unknown> {
    const account = await accountById(proved.accountId);
    return account ? showPage(own, asked, proved, account) : beginAnew(asked);
  },

  /** Answers a form, within what was proved. */
  async take(asked: SignInRequest, { fault: _unseen, ...proved }: Proved, answering: Answering): Promise<unknown> {
    if (!(await accountById(proved.accountId))) return beginAnew(asked);
    const step = await stepOf(own, asked, proved);
    // Codes that were not shown yet are shown before anything else.
    if (step === 'end' || step === 'codes' || answering.form.second !== step) return goOn(own, asked, proved);
    const next = step === 'enrol' ? await enrol(asked, proved, answering) : await checkCode(proved, answering);
    if (next.fault) own.note(asked.request, { by: 'second', status: next.fault.status });
    return goOn(own, asked, next);
  },
});
