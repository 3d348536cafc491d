import { useSession } from '@souk/state';
import type { ReactNode } from 'react';
import { OwnPageSkeleton } from './own-page-skeleton';
import { SignInFirst } from './sign-in-first';

/** Lets a page appear only for a signed-in shopper. Source: spec 6, Account pages need login. */
export function NeedsUser({ children }: { children: ReactNode }) {
  const { status } = useSession();
  if (status === 'unknown') return <OwnPageSkeleton />;
  return status === 'user' ? children : <SignInFirst />;
}
