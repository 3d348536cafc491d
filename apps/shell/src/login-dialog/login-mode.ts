import type { Panel } from '@souk/state';
import { isCodeAlive } from '@souk/state/code';
import { invitedEmail, mayRegisterHere } from './desk-sign-in';

/** What the dialog is doing. Source: spec 2, Login/register dialog; LOGIN-02. */
export type LoginMode =
  | 'signIn'
  | 'createAccount'
  | 'forgotPassword'
  | 'quickLogin'
  | 'passwordLogin'
  | 'anonymousPurchase'
  | 'emailVerification'
  | 'phoneVerification'
  | 'passwordReset';

export type LoginTab = 'email' | 'phone';

/** What was typed so far and is needed by the next step: nothing is asked twice. */
export type LoginDraft = { email: string; phone: string; country: string; captcha: string };

export type LoginStep = {
  tab: LoginTab;
  mode: LoginMode;
  draft: LoginDraft;
  /** What the server said about the phone number of the step, to be shown at its field. */
  trouble: string | null;
};

/** Whether an account is asked for: by what opened the dialog, or by where a link led that was pressed before the application ran. */
const wantsAccount = (panel: Panel) =>
  mayRegisterHere() &&
  ((panel.kind === 'login' && panel.mode === 'createAccount') || location.hash === '#createAccount');

/** Whether somebody who is signed in chooses a new password. */
export const isPasswordChange = (panel: Panel) => panel.kind === 'login' && panel.mode === 'changePassword';

const emailOf = (panel: Panel) => (panel.kind === 'login' && panel.email) || invitedEmail() || '';

/** Whoever closed the dialog to look for the code goes on where it is typed: another is not sent before the wait is over. */
const firstMode = (panel: Panel): LoginMode => {
  if (isPasswordChange(panel)) return isCodeAlive('forgot', emailOf(panel)) ? 'emailVerification' : 'forgotPassword';
  return wantsAccount(panel) ? 'createAccount' : 'signIn';
};

/** The step that the dialog opens with. @param country of a phone number, ISO 3166-1 alpha-2, until another is chosen */
export const firstStep = (country: string, panel: Panel): LoginStep => ({
  tab: 'email',
  mode: firstMode(panel),
  draft: { email: emailOf(panel), phone: '', country, captcha: '' },
  trouble: null,
});

/** Source: spec 2, Login/register dialog. */
const titles: Readonly<Record<LoginMode, string>> = {
  signIn: 'login.title',
  quickLogin: 'login.title',
  passwordLogin: 'login.title',
  createAccount: 'login.createTitle',
  phoneVerification: 'login.createTitle',
  forgotPassword: 'login.forgotTitle',
  emailVerification: 'login.verifyEmailTitle',
  passwordReset: 'login.resetTitle',
  anonymousPurchase: 'login.guestTitle',
};

/** Message id of the dialog's title. @param isChange whoever is signed in chooses a new password, and has not forgotten the old one */
export const titleOf = (mode: LoginMode, isChange: boolean): string =>
  isChange && mode === 'forgotPassword' ? 'login.changeTitle' : titles[mode];

/** Which mode a tab opens with. */
export const openingMode: Readonly<Record<LoginTab, LoginMode>> = { email: 'signIn', phone: 'passwordLogin' };

/** What every step is given. */
export type StepProps = {
  step: LoginStep;
  /** Whether what the shopper wants can be had without an account. */
  canBeGuest: boolean;
  /** Whether an account can be made here. */
  canRegister: boolean;
  /** Whether whoever is signed in chooses a new password: no step leads to another address or account. */
  isChange: boolean;
  /** Whether the provider signs in by one-time code. */
  hasCodes: boolean;
  /** Goes on to another mode, with what was typed here. */
  go: (mode: LoginMode, draft?: Partial<LoginDraft>, trouble?: string | null) => void;
};
