import type { StepProps } from './login-mode';
import { PhoneSignIn } from './phone-sign-in';
import { PhoneVerification } from './phone-verification';
import { RegisterPhone } from './register-phone';

/** The steps of the Phone tab. They bring the phone library, so they are fetched when the tab is opened. */
export function PhoneSteps({ onRegistered, ...props }: StepProps & { onRegistered: (login: string) => void }) {
  if (props.step.mode === 'phoneVerification') return <PhoneVerification {...props} />;
  if (props.step.mode === 'createAccount') return <RegisterPhone {...props} onRegistered={onRegistered} />;
  return <PhoneSignIn {...props} />;
}
