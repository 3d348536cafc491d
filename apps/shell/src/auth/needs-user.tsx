import { useSession } from '@souk/state';
import type { ReactNode } from 'react';
import { ErrorView } from '../layout/error-page/error-view';
import { OwnPageSkeleton } from './own-page-skeleton';
import { signInCheck } from './sign-in-check';
import { SignInFirst } from './sign-in-first';

/**
 * Lets a page appear only for a signed-in shopper. Someone whose sign-in could not be checked is not asked for it again.
 * Source: spec 6, Account pages need login.
 */
export function NeedsUser({ children }: { children: ReactNode }) {
  const { status } = useSession();
  if (status === 'unknown') return <OwnPageSkeleton />;
  if (status === 'user') return children;
  return signInCheck.hasFailed ? <ErrorView status={500} /> : <SignInFirst />;
}
