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

export const firstStep: LoginStep = {
  tab: 'email',
  mode: 'signIn',
  draft: { email: '', phone: '', country: 'US', captcha: '' },
  trouble: null,
};

/** Which mode a tab opens with. */
export const openingMode: Readonly<Record<LoginTab, LoginMode>> = { email: 'signIn', phone: 'passwordLogin' };

/** What every step is given. */
export type StepProps = {
  step: LoginStep;
  /** Whether the provider signs in by one-time code. */
  hasCodes: boolean;
  /** Goes on to another mode, with what was typed here. */
  go: (mode: LoginMode, draft?: Partial<LoginDraft>, trouble?: string | null) => void;
};
