import type { DeskCustomer } from '@souk/contract/desk';
import { faultsIn, FormDialog, ReasonField, reasonFault, useDeskChange, useFieldFaults } from '@souk/desk';
import { useT } from '@souk/i18n';
import { useNavigate } from '@souk/router';
import { TextField } from '@souk/ui';
import { useState } from 'react';

type Props = { customer: Pick<DeskCustomer, 'key' | 'contact' | 'isGuest'>; onClose: () => void };

/** Deletes a customer once their e-mail is typed and the reason is given. */
export function DeletionDialog({ customer: { key, contact, isGuest }, onClose }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [reason, setReason] = useState('');
  const remove = useDeskChange('customerDelete', {
    done: 'admin.customers.deleted',
    thenIfMounted: () => navigate('/admin/customers'),
  });
  const isSame = typed.trim().toLowerCase() === contact.toLowerCase();
  const fields = useFieldFaults(
    faultsIn({ contact: isSame ? null : 'admin.customers.otherContact', reason: reasonFault(reason) }),
  );
  const submit = () => {
    if (fields.check() && !remove.isPending) remove.mutate({ key, confirm: typed.trim(), reason: reason.trim() });
  };
  return (
    <FormDialog
      title={t('admin.customers.deleteTitle')}
      isUnsaved={reason.trim() !== '' && !remove.isPending && !remove.isSuccess}
      confirm={t('admin.customers.delete')}
      variant="danger"
      isBusy={remove.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(isGuest ? 'admin.customers.deleteGuestText' : 'admin.customers.deleteText')}</p>
      <TextField
        label={t('admin.customers.typeContact', { contact })}
        value={typed}
        autoComplete="off"
        maxLength={254}
        isRequired
        data-autofocus
        error={fields.errorOf('contact')}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ReasonField
        label={t('admin.customers.reason')}
        hint={t('admin.customers.reasonHint')}
        value={reason}
        error={fields.errorOf('reason')}
        onChange={setReason}
      />
    </FormDialog>
  );
}
