import { EmailSignIn } from './email-sign-in';
import { EmailVerification } from './email-verification';
import { ForgotPassword } from './forgot-password';
import type { StepProps } from './login-mode';
import { PasswordReset } from './password-reset';
import { RegisterEmail } from './register-email';

type Props = StepProps & { onRegistered: (email: string) => void; onReset: (email: string) => void };

/** The steps of the Email tab. */
export function EmailSteps({ onRegistered, onReset, ...props }: Props) {
  switch (props.step.mode) {
    case 'createAccount':
      return <RegisterEmail {...props} onRegistered={onRegistered} />;
    case 'forgotPassword':
      return <ForgotPassword {...props} />;
    case 'emailVerification':
      return <EmailVerification {...props} />;
    case 'passwordReset':
      return <PasswordReset {...props} onReset={onReset} />;
    default:
      return <EmailSignIn {...props} />;
  }
}
