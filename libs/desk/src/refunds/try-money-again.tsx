import { FormattedMessage } from '@souk/i18n';
import { Button } from '@souk/ui';
import { useDesk, useDeskChange } from '../parts/use-desk';

/** Has money that is stuck tried at once; the platform's people alone. @param no a refund's number, or a payment's that goes back */
export function TryMoneyAgain({ no }: { no: string }) {
  const { may, merchantId } = useDesk();
  const retry = useDeskChange('moneyRetry', { done: 'desk.refund.tryAgainDone' });
  if (merchantId !== null || !may('refunds.decide')) return null;
  return (
    <Button size="sm" isBusy={retry.isPending} onClick={() => retry.mutate({ no })}>
      <FormattedMessage id="desk.refund.tryAgain" />
    </Button>
  );
}
