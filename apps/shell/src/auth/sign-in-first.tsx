import { panelsStore } from '@souk/state';
import { useEffect } from 'react';
import { ErrorView } from '../layout/error-page/error-view';
import { signOutReason } from './sign-out-reason';

/** The 401 page, with the login dialog over it. Source: spec 2, Error page; spec 8, 401. */
export function SignInFirst() {
  useEffect(() => {
    const { panel, openPanel } = panelsStore.getState();
    if (panel.kind === 'login') return;
    openPanel({ kind: 'login', needsAccount: true, message: signOutReason.text });
  }, []);
  return <ErrorView status={401} />;
}
