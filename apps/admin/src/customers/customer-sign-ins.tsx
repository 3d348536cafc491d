import type { DeskCustomer } from '@souk/contract/desk';
import { Panel, ReasonDialog, useDesk, useDeskChange } from '@souk/desk';
import { FormattedMessage, useT } from '@souk/i18n';
import { Button } from '@souk/ui';
import { useState } from 'react';

/** Ends every sign-in of an account, for whoever may do that. A guest has none. */
export function CustomerSignIns({ customer: { key, isGuest } }: { customer: DeskCustomer }) {
  const t = useT();
  const { may } = useDesk();
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const signOut = useDeskChange('customerSignOut', { done: 'admin.customers.signedOut', then: close });
  if (isGuest || !may('customers.signOut')) return null;
  return (
    <Panel title={t('admin.customers.signIns')}>
      <p>{t('admin.customers.signInsText')}</p>
      <Button onClick={() => setAsking(true)}>
        <FormattedMessage id="admin.customers.signOut" />
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t('admin.customers.signOutTitle')}
          text={t('admin.customers.signOutText')}
          label={t('admin.customers.reason')}
          hint={t('admin.customers.reasonHint')}
          confirm={t('admin.customers.signOut')}
          maxLength={300}
          isBusy={signOut.isPending}
          onConfirm={(reason) => signOut.mutate({ key, reason })}
          onClose={close}
        />
      )}
    </Panel>
  );
}
