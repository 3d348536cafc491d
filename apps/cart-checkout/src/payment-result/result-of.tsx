import type { PayResult } from '@souk/contract';
import { FormattedMessage } from '@souk/i18n';
import { useQueryClient } from '@souk/query';
import { useEffect } from 'react';
import { Ended } from './ended';
import { Paid } from './paid';
import { Pending } from './pending';
import { Unknown } from './unknown';
import { Unpaid } from './unpaid';

type Props = { result: PayResult; onCheck: () => void; isChecking: boolean };

/** One clear state for every end of a payment. */
export function ResultOf({ result, onCheck, isChecking }: Props) {
  useStaleOrders(result);
  switch (result.state) {
    case 'PAID':
      return <Paid result={result} />;
    case 'PENDING':
      return <Pending result={result} onCheck={onCheck} isChecking={isChecking} />;
    case 'UNKNOWN':
      return <Unknown title={<FormattedMessage id="paymentResult.noAnswer" />} onCheck={onCheck} />;
    case 'UNPAID':
    case 'FAILED':
      return <Unpaid key={result.state} result={result} />;
    case 'CANCELLED':
    case 'EXPIRED':
      return <Ended result={result} />;
  }
}

/** Whatever read the shopper's orders before does not know what came of the payment: it is read anew where it is shown next. */
const useStaleOrders = ({ orderNo, state }: PayResult) => {
  const queryClient = useQueryClient();
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: ['orders'], refetchType: 'none' });
  }, [queryClient, orderNo, state]);
};
