import { FormattedMessage } from '@souk/i18n';
import { Link, useNavigate } from '@souk/router';
import { useApi } from '@souk/state';
import { Button } from '@souk/ui';
import { useEffect, useState } from 'react';
import { afterSignIn } from '../auth/after-sign-in';
import { ProviderTrouble } from '../login-dialog/provider-trouble';
import { useProvider } from '../login-dialog/use-provider';
import { OwnWords } from './own-words';
import { PassingPage } from './passing-page';

/** Where the identity provider sends a shopper back to. Source: ROUTE-02, LOGIN-08. */
export function CallbackPage() {
  const api = useApi();
  const navigate = useNavigate();
  const provider = useProvider();
  const [hasFailed, setFailed] = useState(false);

  useEffect(() => {
    let isHere = true;
    void afterSignIn(api, location.href).then((returnTo) => {
      if (!isHere) return;
      if (returnTo === null) return setFailed(true);
      void navigate(returnTo, { replace: true });
    });
    return () => {
      isHere = false;
    };
  }, [api, navigate]);

  return (
    <OwnWords>
      {hasFailed ? (
        <PassingPage title="pages.signInFailed" text="pages.signInFailedText">
          <ProviderTrouble error={provider.error} />
          <Button isBusy={provider.isPending} onClick={() => provider.mutate({})}>
            <FormattedMessage id="pages.tryAgain" />
          </Button>
          <Link to="/">
            <FormattedMessage id="word.backHome" />
          </Link>
        </PassingPage>
      ) : (
        <PassingPage title="pages.signingIn" text="pages.signingInText" isBusy />
      )}
    </OwnWords>
  );
}
