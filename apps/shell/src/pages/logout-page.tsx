import { FormattedMessage } from '@souk/i18n';
import { useQueryClient } from '@souk/query';
import { Link, useLocation } from '@souk/router';
import { Button } from '@souk/ui';
import { useCallback, useEffect, useState } from 'react';
import { signOut } from '../auth/sign-out';
import { OwnWords } from './own-words';
import { PassingPage } from './passing-page';

let leaving: Promise<void> | null = null;

/**
 * Signs out and goes home; whose account was deleted reads that it is, and goes home by a link. Where signing out fails it says so: whoever
 * leaves a shared computer must know. Source: ROUTE-02; docs/expectations, A5.
 */
export function LogoutPage() {
  const queryClient = useQueryClient();
  const isDeleted = (useLocation().state as { isAccountDeleted?: boolean } | null)?.isAccountDeleted === true;
  const [hasFailed, setFailed] = useState(false);
  const [home, setHome] = useState('');
  const leave = useCallback(() => {
    setFailed(false);
    leaving ??= signOut(queryClient).then((away) => {
      if (!isDeleted) return location.replace(away);
      leaving = null;
      setHome(away);
    });
    leaving.catch(() => {
      leaving = null;
      setFailed(true);
    });
  }, [queryClient, isDeleted]);
  useEffect(leave, [leave]);
  return (
    <OwnWords>
      {home ? (
        <PassingPage title="pages.accountDeleted" text="pages.accountDeletedText">
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
