import { codeResendMs } from '@souk/domain';
import type { Mail } from '../../mail/mail';
import { accountById } from './accounts.repository';
import { resetPassword } from './change-password';
import { checkSignInCode, sendSignInCode } from './check-code';
import { type Asking, checkPassword } from './check-password';
import type { SignInRequest, Fault, FirstPage } from './sign-in-request';
import { wayParam } from './realm';
import type { createSecondStep } from './second-step';
import type { NoteSignIn } from './sign-in-event';
import { type SignInForm, type SignInStep, toSignInStep } from './sign-in-form';
import { signInPage } from './sign-in-page';

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 200) : '');

/** Which page is asked for: what the address says, else what the store asked for. */
const pageOf = ({ query, params }: SignInRequest): FirstPage => {
  const way = toSignInStep(query.get('way') ?? params[wayParam]);
  return { way, isCheck: way !== 'password' && query.get('step') === 'check' };
};

const queryOf = ({ way, isCheck }: FirstPage) => `way=${way}${isCheck ? '&step=check' : ''}`;

/** What an account signs in with. Absent: there is no such account any more. */
const loginOfAccount = async (id: string): Promise<string | undefined> => {
  const account = await accountById(id);
  return account?.email ?? account?.phone ?? undefined;
};

/**
 * Whose sign-in this is alone: whoever is signed in and has to prove it again does so for that account, and no other; a sign-in that
 * begins anew, and names no one, is anybody's.
 */
const confirmedLogin = async ({ params, session }: SignInRequest): Promise<string | undefined> => {
  const isAnybodys = params.prompt === 'login' && params.id_token_hint === undefined;
  return session && !isAnybodys ? loginOfAccount(session.accountId) : undefined;
};

/** Keeps what became of a form for the page that shows it, and answers by that page. */
const answerBy = async (
  asked: SignInRequest,
  page: FirstPage,
  { login, sentAt, fault }: { login: string; sentAt?: number; fault?: Fault },
) => {
  const { held } = asked;
  const before = held.kept?.sent ?? {};
  const at = sentAt ?? before[page.way]?.at ?? 0;
  const sent = page.isCheck ? { ...before, [page.way]: { login, at } } : before;
  await asked.save({ ...held, kept: { login, sent, ...(fault ? { fault: { ...page, ...fault } } : {}) } });
  return asked.goTo(queryOf(page));
};

const checks = { password: checkPassword, code: checkSignInCode, reset: resetPassword } as const;
/** Authentication methods of the ID token. Source: RFC 8176. */
const methods: Readonly<Record<SignInStep, readonly string[]>> = { password: ['pwd'], code: ['otp'], reset: ['otp'] };

/** Shows the page that is asked for, with what it has to say: once, a reload says nothing. */
const show = async (asked: SignInRequest, now: Date) => {
  const { uid, at, held, params } = asked;
  const { kept, ...rest } = held;
  const page = pageOf(asked);
  const sent = page.isCheck ? kept?.sent[page.way] : undefined;
  const isCheck = sent !== undefined;
  const fault = kept?.fault?.way === page.way && kept.fault.isCheck === isCheck ? kept.fault : undefined;
  if (kept?.fault) await asked.save({ ...rest, kept: { login: kept.login, sent: kept.sent } });
  const confirming = await confirmedLogin(asked);
  const waitS = sent ? Math.max(0, Math.ceil((sent.at + codeResendMs - now.getTime()) / 1000)) : 0;
  const html = signInPage(at, {
    uid,
    way: page.way,
    login: confirming ?? sent?.login ?? kept?.login ?? text(params.login_hint),
    isConfirming: confirming !== undefined,
    isSent: isCheck,
    waitS,
    ...(fault ? { error: fault.error } : {}),
  });
  return asked.send(fault?.status ?? 200, html);
};

/** The first factor: by password, by a code that was sent, or by a code and a new password. */
export const createFirstStep = (own: {
  mail: Mail;
  second: Pick<ReturnType<typeof createSecondStep>, 'begin'>;
  note: NoteSignIn;
}) => ({
  show: (asked: SignInRequest, { now }: Asking) => show(asked, now),

  /** Answers a form. */
  async take(asked: SignInRequest, typed: SignInForm, asking: Asking): Promise<unknown> {
    const confirming = await confirmedLogin(asked);
    const form = confirming ? { ...typed, login: confirming } : typed;
    const { way, login } = form;
    const { store } = asked.at;
    if (way !== 'password' && form.step === 'send') {
      const { status, isSent, error } = await sendSignInCode(form, { ...asking, store }, own.mail);
      const told = error === undefined ? { sentAt: asking.now.getTime() } : { fault: { status, error } };
      return answerBy(asked, { way, isCheck: isSent }, { login, ...told });
    }
    const checked = await checks[way](form, { ...asking, store });
    if ('error' in checked) {
      own.note(asked.request, { by: way, status: checked.status });
      return answerBy(asked, { way, isCheck: way !== 'password' }, { login, fault: checked });
    }
    return own.second.begin(asked, checked.account, methods[way]);
  },
});
