import { failedSignInCheck, useSession } from '@souk/state';
import type { ReactNode } from 'react';
import { ErrorView } from '../layout/error-page/error-view';
import { OwnPageSkeleton } from './own-page-skeleton';
import { SignInFirst } from './sign-in-first';

/**
 * Lets a page appear only for a signed-in shopper; until it is known who is here, its heading and its shape stand there. Someone whose sign-in could not be checked is not asked for it again.
 * Source: spec 6, Account pages need login.
 */
export function NeedsUser({ heading, children }: { heading?: ReactNode; children: ReactNode }) {
  const { status } = useSession();
  if (status === 'unknown') return <OwnPageSkeleton heading={heading} />;
  if (status === 'user') return children;
  return failedSignInCheck.retry ? <ErrorView status={500} /> : <SignInFirst />;
}
