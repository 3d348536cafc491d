import { UnknownAddress } from '@souk/desk';

/** For an address below `/admin` that no screen has. */
export function UnknownAddressPage() {
  return <UnknownAddress merchantId={null} />;
}
