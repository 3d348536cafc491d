import { FormattedMessage, useLocale, useT } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useApi, usePanels } from '@souk/state';
import { Dialog, Notice, SkeletonText, Tabs } from '@souk/ui';
import { useEffect, useState } from 'react';
import { framePart } from '../deferred/frame-part';
import { LazyMessages } from '../deferred/lazy-messages';
import { EmailSteps } from './email-steps';
import { GoogleButton } from './google-button';
import { defaultCountry } from './default-country';
import { invitedEmail, isAtDesk, leaveInvitedOut, mayRegisterHere } from './desk-sign-in';
import { useStepFocus } from './focus-in-dialog';
import {
  firstStep,
  isPasswordChange,
  openingMode,
  titleOf,
  type LoginStep,
  type LoginTab,
  type StepProps,
} from './login-mode';
import en from './messages.en.json';
import fr from './messages.fr.json';
import { StartsSoon } from './starts-soon';
import { VisitorForm } from './visitor-form';

const PhoneSteps = framePart(async () => ({ default: (await import('./phone-steps')).PhoneSteps }), {
  fallback: <SkeletonText lines={4} />,
});

const words = { en: [en], fr: [fr] };

/** Sign in, create an account, get back into one, or buy without: over whatever page the shopper is on. Source: spec 2, Login/register dialog. */
export default function LoginDialog() {
  return (
    <LazyMessages messages={words}>
      <Steps />
    </LazyMessages>
  );
}

type Done = { textId: string; loginHint: string };

function Steps() {
  const t = useT();
  const { panel, closePanel } = usePanels();
  const { locale } = useLocale();
  const [step, setStep] = useState<LoginStep>(() => firstStep(defaultCountry(locale, navigator.languages), panel));
  const [done, setDone] = useState<Done | null>(null);
  const { data: methods } = useLoginMethods();
  const lead = useStepFocus(step.mode);
  const go: StepProps['go'] = (mode, draft = {}, trouble = null) => {
    lead();
    setStep((now) => ({ ...now, mode, trouble, draft: { ...now.draft, ...draft } }));
  };
  const onRegistered = (loginHint: string) => setDone({ textId: 'text.registered', loginHint });
  const onReset = (loginHint: string) => setDone({ textId: 'login.resetDone', loginHint });
  const needsAccount = panel.kind === 'login' && panel.needsAccount === true;
  const [isInvited] = useState(() => invitedEmail() !== null);
  const [canRegister] = useState(mayRegisterHere);
  useEffect(leaveInvitedOut, []);
  const message = isInvited ? t('login.invited') : panel.kind === 'login' && panel.message;
  // As it opened: the panel is another one while the dialog closes.
  const [isChange] = useState(() => isPasswordChange(panel));
  const props = {
    step,
    go,
    isChange,
    hasCodes: methods?.code !== false,
    canBeGuest: !needsAccount && !isAtDesk(),
    canRegister,
  };
  const visitor = <VisitorForm {...props} onDone={closePanel} />;
  const isVisitor = step.mode === 'anonymousPurchase';
  const email = <EmailSteps key={step.mode} {...props} onRegistered={onRegistered} onReset={onReset} />;
  const tabs = [
    {
      id: 'email',
      label: <FormattedMessage id="login.tabEmail" />,
      content: isVisitor ? visitor : email,
    },
    {
      id: 'phone',
      label: <FormattedMessage id="login.tabPhone" />,
      content: isVisitor ? visitor : <PhoneSteps key={step.mode} {...props} onRegistered={onRegistered} />,
    },
  ].filter(({ id }) => id === 'email' || methods?.phone !== false);

  return (
    <Dialog title={t(titleOf(step.mode, isChange))} closeLabel={t('word.close')} onClose={closePanel} $width={460}>
      {done ? (
        <StartsSoon {...done} />
      ) : isChange ? (
        email
      ) : (
        <>
          {message && <Notice role="alert">{message}</Notice>}
          <Tabs
            label={t('login.tabs')}
            tabs={tabs}
            selected={step.tab}
            onSelect={(tab) => setStep((now) => ({ ...now, tab: tab as LoginTab, mode: openingMode[tab as LoginTab] }))}
          />
          {methods?.google && <GoogleButton vendor={methods.google} />}
        </>
      )}
    </Dialog>
  );
}

const useLoginMethods = () => {
  const api = useApi();
  return useQuery({
    queryKey: ['login', 'methods'],
    queryFn: ({ signal }) => api.login.methods(signal),
    staleTime: 300_000,
  });
};
