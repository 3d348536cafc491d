import { FormattedMessage } from '@souk/i18n';
import { useQueryClient } from '@souk/query';
import { Link } from '@souk/router';
import { Button } from '@souk/ui';
import { useCallback, useEffect, useState } from 'react';
import { signOut } from '../auth/sign-out';
import { OwnWords } from './own-words';
import { PassingPage } from './passing-page';

let leaving: Promise<void> | null = null;

/** Signs out and goes home. Where that fails it says so: whoever leaves a shared computer must know. Source: ROUTE-02. */
export function LogoutPage() {
  const queryClient = useQueryClient();
  const [hasFailed, setFailed] = useState(false);
  const leave = useCallback(() => {
    setFailed(false);
    leaving ??= signOut(queryClient);
    leaving.catch(() => {
      leaving = null;
      setFailed(true);
    });
  }, [queryClient]);
  useEffect(leave, [leave]);
  return (
    <OwnWords>
      {hasFailed ? (
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
