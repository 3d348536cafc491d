import { useLocale } from '@souk/i18n';
import { useEffect, useState } from 'react';
import { isConfirmed, startConfirming } from '../auth/confirm-sign-in';
import { ConfirmAgain } from './confirm-again';
import { OwnWords } from './own-words';
import { PassingPage } from './passing-page';

type State = 'leaving' | 'confirmed' | 'failed';

const isBack = () => new URLSearchParams(location.search).has('back');

/**
 * Where somebody at a desk proves again who they are, in a window beside the form that waits for it. It leaves for the provider;
 * back from there, its window closes, and the form's window hears of the new sign-in as every tab does. Source: DESK-22; RFC 9470.
 */
export function ConfirmPage() {
  const { locale } = useLocale();
  const [state, setState] = useState<State>('leaving');
  const again = () => {
    setState('leaving');
    startConfirming(locale, location.search).catch(() => setState('failed'));
  };
  useEffect(() => {
    let isHere = true;
    const settle = (is: boolean) => {
      if (!isHere) return;
      setState(is ? 'confirmed' : 'failed');
      // A window that a script or a link opened can close itself; one that was typed in stays, with its sentence.
      if (is) window.close();
    };
    if (isBack()) void isConfirmed().then(settle);
    else startConfirming(locale, location.search).catch(() => settle(false));
    return () => {
      isHere = false;
    };
  }, [locale]);
  return (
    <OwnWords>
      {state === 'leaving' && <PassingPage title="pages.confirming" text="pages.signingInText" isBusy />}
      {state === 'confirmed' && <PassingPage title="pages.confirmed" text="pages.confirmedText" />}
      {state === 'failed' && <ConfirmAgain onAgain={again} />}
    </OwnWords>
  );
}
