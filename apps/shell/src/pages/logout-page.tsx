import type { SignOutState } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { useQueryClient } from '@souk/query';
import { Link, useLocation, useNavigate } from '@souk/router';
import { Button } from '@souk/ui';
import { useCallback, useEffect, useState } from 'react';
import { signOut } from '../auth/sign-out';
import { OwnWords } from './own-words';
import { PassingPage } from './passing-page';

let leaving: Promise<void> | null = null;

/**
 * Signs out and goes home; whose account was deleted, who changed its e-mail or signed out on all devices, reads that it is done and goes home by a link. A way
 * back to that sentence leads home: whoever presses it may be somebody else, who signed in since. Where signing out fails it says so: whoever
 * leaves a shared computer must know. Source: ROUTE-02, ACCT-10; docs/expectations, A5.
 */
export function LogoutPage() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, state } = useLocation();
  const { told, isOver } = (state ?? {}) as Partial<SignOutState>;
  const [hasFailed, setFailed] = useState(false);
  const [home, setHome] = useState('');
  const leave = useCallback(() => {
    if (home) return;
    // Not while it is drawn: the server, which knows no history, has drawn the other page.
    if (isOver) return void navigate('/', { replace: true });
    setFailed(false);
    leaving ??= signOut(queryClient).then((away) => {
      if (!told) return location.replace(away);
      leaving = null;
      setHome(away);
      void navigate(pathname, { replace: true, state: { told, isOver: true } satisfies SignOutState });
    });
    leaving.catch(() => {
      leaving = null;
      setFailed(true);
    });
  }, [queryClient, navigate, pathname, told, isOver, home]);
  useEffect(leave, [leave]);
  return (
    <OwnWords>
      {home ? (
        <PassingPage title={`pages.${told}`} text={`pages.${told}Text`}>
          {/* The page is loaded anew: nothing of its shopper is left in it. */}
          <a href={home}>
            <FormattedMessage id="word.backHome" />
          </a>
        </PassingPage>
      ) : hasFailed ? (
        <PassingPage title="pages.stillSignedIn" text="pages.stillSignedInText" isAlert>
          <Button variant="primary" onClick={leave}>
            <FormattedMessage id="pages.signOutAgain" />
          </Button>
          <Link to="/">
            <FormattedMessage id="word.backHome" />
          </Link>
        </PassingPage>
      ) : (
        <PassingPage title="pages.signingOut" text="pages.signingOutText" isBusy />
      )}
    </OwnWords>
  );
}
