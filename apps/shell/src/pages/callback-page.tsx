import { FormattedMessage, useLocale } from '@souk/i18n';
import { Link, useNavigate } from '@souk/router';
import { useApi } from '@souk/state';
import { useEffect, useState } from 'react';
import { afterSignIn } from '../auth/after-sign-in';
import { startSignIn } from '../auth/sign-in';
import { OwnWords } from './own-words';
import { PassingPage } from './passing-page';

/** Where the identity provider sends a shopper back to. Source: ROUTE-02, LOGIN-08. */
export function CallbackPage() {
  const api = useApi();
  const navigate = useNavigate();
  const { locale } = useLocale();
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
          <button type="button" onClick={() => void startSignIn({ locale })}>
            <FormattedMessage id="pages.tryAgain" />
          </button>
          <Link to="/">
            <FormattedMessage id="pages.home" />
          </Link>
        </PassingPage>
      ) : (
        <PassingPage title="pages.signingIn" text="pages.signingInText" isBusy />
      )}
    </OwnWords>
  );
}
