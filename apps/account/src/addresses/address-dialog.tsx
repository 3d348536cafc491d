import type { Address } from '@souk/contract';
import { useT } from '@souk/i18n';
import { Dialog } from '@souk/ui';
import { AddressForm } from './address-form';

/** Writes a new address or changes one. */
export function AddressDialog({ address, onClose }: { address: Address | null; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      title={t(address ? 'address.editTitle' : 'address.newTitle')}
      closeLabel={t('word.close')}
      onClose={onClose}
      $width={640}
    >
      <AddressForm address={address} onDone={onClose} />
    </Dialog>
  );
}
