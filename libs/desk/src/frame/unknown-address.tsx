import { FormattedMessage } from '@souk/i18n';
import { Stack } from '@souk/ui';
import { BackToDesk } from '../parts/loaded';
import { DeskFrame } from './desk-frame';

/** The desk's page for an address that none of its screens has: its menu stays, where the shop's page of that kind would leave the desk. */
export function UnknownAddress({ merchantId }: { merchantId: number | null }) {
  return (
    <DeskFrame screen={null} merchantId={merchantId}>
      <Stack $gap={4}>
        <p>
          <FormattedMessage id="desk.goneText" />
        </p>
        <div>
          <BackToDesk />
        </div>
      </Stack>
    </DeskFrame>
  );
}
