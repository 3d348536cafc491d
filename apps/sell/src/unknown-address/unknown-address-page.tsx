import { UnknownAddress } from '@souk/desk';
import { useParams } from '@souk/router';

/** For an address below `/sell/:mer` that no screen has. */
export function UnknownAddressPage() {
  const { mer } = useParams();
  return <UnknownAddress merchantId={Number(mer)} />;
}
