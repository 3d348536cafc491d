import { useQueryClient } from '@souk/query';
import { useEffect } from 'react';
import { signOut } from '../auth/sign-out';
import { OwnWords } from './own-words';
import { PassingPage } from './passing-page';

let leaving: Promise<void> | null = null;

/** Signs out and goes home. Source: ROUTE-02. */
export function LogoutPage() {
  const queryClient = useQueryClient();
  useEffect(() => {
    leaving ??= signOut(queryClient);
  }, [queryClient]);
  return (
    <OwnWords>
      <PassingPage title="pages.signingOut" text="pages.signingOutText" isBusy />
    </OwnWords>
  );
}
