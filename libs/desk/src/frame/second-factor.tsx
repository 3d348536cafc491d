import { signInRenewed } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { useQueryClient } from '@souk/query';
import { EmptyState, Notice } from '@souk/ui';
import { useEffect } from 'react';
import { ConfirmLink } from '../parts/confirm-link';
import { useDesk } from '../parts/use-desk';

/** Reads everything of the desks anew once its person has signed in again in another window. */
const useRereadAfterSignIn = () => {
  const queryClient = useQueryClient();
  useEffect(() => {
    const reread = () => void queryClient.invalidateQueries({ queryKey: ['desk'] });
    addEventListener(signInRenewed, reread);
    return () => removeEventListener(signInRenewed, reread);
  }, [queryClient]);
};

/** For whoever signed in by a password alone where the store asks for more. @param acr the level that is asked for */
export function SecondFactorNeeded({ acr }: { acr: string }) {
  useRereadAfterSignIn();
  return (
    <EmptyState
      headingLevel={1}
      title={<FormattedMessage id="desk.second.needed" />}
      action={
        <ConfirmLink asks={{ acr }}>
          <FormattedMessage id="desk.second.open" />
        </ConfirmLink>
      }
    >
      <FormattedMessage id="desk.second.neededText" />
    </EmptyState>
  );
}

/** Advises whoever has a password alone to set up a second factor. Absent for everybody else. */
export function SecondFactorNotice() {
  const { self } = useDesk();
  useRereadAfterSignIn();
  return (
    self.hasSecondFactor === false && (
      <Notice>
        <p>
          <FormattedMessage id={self.roles.length > 0 ? 'desk.second.staffNotice' : 'desk.second.notice'} />
        </p>
        <ConfirmLink asks={{ enrol: '1' }}>
          <FormattedMessage id="desk.second.setUp" />
        </ConfirmLink>
      </Notice>
    )
  );
}
