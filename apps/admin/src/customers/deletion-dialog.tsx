import type { DeskCustomer } from '@souk/contract/desk';
import { FormDialog, ReasonField, useDeskChange } from '@souk/desk';
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
  const [isChecked, setChecked] = useState(false);
  const remove = useDeskChange('customerDelete', {
    done: 'admin.customers.deleted',
    thenIfMounted: () => navigate('/admin/customers'),
  });
  const isSame = typed.trim().toLowerCase() === contact.toLowerCase();
  const submit = () => {
    setChecked(true);
    if (isSame && reason.trim() !== '' && !remove.isPending)
      remove.mutate({ key, confirm: typed.trim(), reason: reason.trim() });
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
        error={isChecked && !isSame ? t('admin.customers.otherContact') : null}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ReasonField
        label={t('admin.customers.reason')}
        hint={t('admin.customers.reasonHint')}
        value={reason}
        isChecked={isChecked}
        onChange={setReason}
      />
    </FormDialog>
  );
}
