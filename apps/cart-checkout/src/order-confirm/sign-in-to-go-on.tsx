import { FormattedMessage } from '@souk/i18n';
import { usePanels } from '@souk/state';
import { Button, EmptyState } from '@souk/ui';
import { LogIn } from 'lucide-react';

/** The pre-order is open, for an account: its shopper was signed out meanwhile, here or on another device. */
export function SignInToGoOn() {
  const openPanel = usePanels((panels) => panels.openPanel);
  return (
    <EmptyState
      picture={<LogIn aria-hidden="true" strokeWidth={0.75} style={{ width: 96, height: 96 }} />}
      title={<FormattedMessage id="orderConfirm.signedOutTitle" />}
      action={
        <Button variant="primary" onClick={() => openPanel({ kind: 'login', needsAccount: true })}>
          <FormattedMessage id="orderConfirm.signIn" />
        </Button>
      }
    >
      <FormattedMessage id="orderConfirm.signedOutText" />
    </EmptyState>
  );
}
