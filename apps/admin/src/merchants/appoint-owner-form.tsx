import type { DeskMerchant } from '@souk/contract/desk';
import { EmailForm, useDesk, useDeskChange } from '@souk/desk';
import { useT } from '@souk/i18n';
import { useSay } from '@souk/state';

/** Appoints an owner of a merchant that has none any more. Absent while it has one. */
export function AppointOwnerForm({ merchant: { id, owners, state } }: { merchant: DeskMerchant }) {
  const t = useT();
  const say = useSay();
  const { may } = useDesk();
  const appoint = useDeskChange('merchantOwner', {
    done: null,
    then: ({ isInvited }) => say.done(isInvited ? 'admin.merchants.ownerInvited' : 'admin.merchants.ownerAppointed'),
  });
  if (owners > 0 || state === 'closed' || !may('merchants.decide')) return null;
  return (
    <EmailForm
      title={t('admin.merchants.appoint')}
      text={t('admin.merchants.appointText')}
      saveLabel={t('admin.merchants.appointSave')}
      isBusy={appoint.isPending}
      onSend={(email, clear) => appoint.mutate({ id, email }, { onSuccess: clear })}
    />
  );
}
