import type { PayResult } from '@souk/contract';
import { Paid } from './paid';
import type { PaymentResultAddress } from './payment-result.url';
import { Pending } from './pending';
import { Unpaid } from './unpaid';

type Props = { result: PayResult; address: PaymentResultAddress; onCheck: () => void; isChecking: boolean };

/** One clear state for every end of a payment. */
export function ResultOf({ result, address, onCheck, isChecking }: Props) {
  if (result.state === 'PAID') return <Paid result={result} />;
  if (result.state !== 'PENDING') return <Unpaid result={result} isChoosing={address.isChoosing} />;
  if (address.isChoosing) return <Unpaid result={result} isChoosing />;
  return <Pending result={result} onCheck={onCheck} isChecking={isChecking} />;
}
