import type { Panel } from '@souk/state';

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
  /** What the server said about the step, to be shown at its field. */
  trouble: string | null;
};

/** Whether an account is asked for: by what opened the dialog, or by where a link led that was pressed before the application ran. */
const wantsAccount = (panel: Panel) =>
  (panel.kind === 'login' && panel.mode === 'createAccount') || location.hash === '#createAccount';

/** The step that the dialog opens with. @param country of a phone number, ISO 3166-1 alpha-2, until another is chosen */
export const firstStep = (country: string, panel: Panel): LoginStep => ({
  tab: 'email',
  mode: wantsAccount(panel) ? 'createAccount' : 'signIn',
  draft: { email: (panel.kind === 'login' && panel.email) || '', phone: '', country, captcha: '' },
  trouble: null,
});

/** Message id of the dialog's title in each mode. Source: spec 2, Login/register dialog. */
export const titleOf: Readonly<Record<LoginMode, string>> = {
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

/** Which mode a tab opens with. */
export const openingMode: Readonly<Record<LoginTab, LoginMode>> = { email: 'signIn', phone: 'passwordLogin' };

/** What every step is given. */
export type StepProps = {
  step: LoginStep;
  /** Whether what the shopper wants can be had without an account. */
  canBeGuest: boolean;
  /** Whether the provider signs in by one-time code. */
  hasCodes: boolean;
  /** Goes on to another mode, with what was typed here. */
  go: (mode: LoginMode, draft?: Partial<LoginDraft>, trouble?: string | null) => void;
};
