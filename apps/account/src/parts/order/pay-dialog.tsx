import { FormattedMessage, Money, useT } from '@souk/i18n';
import { useQuery } from '@souk/query';
import { useApi, useSay } from '@souk/state';
import { Notice, RadioGroup } from '@souk/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../confirm/confirm-dialog';
import { orderQueries } from './order.queries';
import { usePayOrder } from './use-order-actions';

type Props = { orderNo: string; amountUsd: number; onClose: () => void };
type Way = 'stripe' | 'paypal';

/** Asks how an open purchase is to be paid, then goes there. Source: ORDER-09 ("pay asks for confirmation"). */
export function PayDialog({ orderNo, amountUsd, onClose }: Props) {
  const t = useT();
  const { errorText } = useSay();
  const paying = usePayOrder(orderNo);
  const [chosen, setChosen] = useState<Way | null>(null);
  const { data } = useQuery(orderQueries(useApi()).payMethods());
  const options: { value: Way; label: string }[] = [
    ...(data?.stripeStatus === false ? [] : [{ value: 'stripe' as const, label: t('order.payCard') }]),
    ...(data?.paypalStatus ? [{ value: 'paypal' as const, label: t('order.payPaypal') }] : []),
  ];
  const way = options.find(({ value }) => value === chosen)?.value ?? options[0]?.value;
  return (
    <ConfirmDialog
      title={<FormattedMessage id="order.payTitle" />}
      text={
        way ? (
          <FormattedMessage id="order.payText" values={{ amount: <Money usd={amountUsd} /> }} />
        ) : (
          <FormattedMessage id="order.payNone" />
        )
      }
      confirmLabel={<FormattedMessage id="order.payAmount" values={{ amount: <Money usd={amountUsd} /> }} />}
      isBusy={paying.isPending}
      onConfirm={way && (() => paying.pay(way))}
      onClose={onClose}
    >
      {paying.error && (
        // In the dialog, which stays open: a message of the page would lie behind it.
        <Notice role="alert" $tone="sale">
          {errorText(paying.error)}
        </Notice>
      )}
      {way && (
        <RadioGroup
          legend={<FormattedMessage id="order.payMethod" />}
          name="payType"
          options={options}
          value={way}
          onChange={setChosen}
        />
      )}
    </ConfirmDialog>
  );
}
