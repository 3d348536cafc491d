import type { DeskOrder, PaymentTry } from '@souk/contract/desk';
import { Panel, RuledList, StoreTime } from '@souk/desk';
import { FormattedMessage, Money, useT } from '@souk/i18n';
import { Badge, Cluster, type Tone } from '@souk/ui';

const tones: Readonly<Record<PaymentTry['state'], Tone>> = {
  open: 'neutral',
  processing: 'brand',
  failed: 'sale',
  paid: 'ok',
  cancelled: 'neutral',
  returned: 'warn',
};

const providers = { stripe: 'Stripe', paypal: 'PayPal' } as const;

/** What is said where no try is stored: an order may be paid all the same. */
const noTryText = ({ payType, paidAt }: DeskOrder) => {
  if (payType === 'free') return 'admin.order.free';
  return paidAt === null ? 'admin.order.noPayment' : 'admin.order.paidNoTry';
};

/** Each try to pay for an order, the last one first, with its page at the provider. */
export function PaymentTries({ order, payments }: { order: DeskOrder; payments: readonly PaymentTry[] }) {
  const t = useT();
  return (
    <Panel title={t('admin.order.payment')} isOnScreenOnly>
      {payments.length === 0 ? (
        <p>
          <FormattedMessage id={noTryText(order)} />
        </p>
      ) : (
        <RuledList>
          {payments.map((payment) => (
            <li key={payment.id}>
              <OneTry payment={payment} />
            </li>
          ))}
        </RuledList>
      )}
    </Panel>
  );
}

function OneTry({ payment: { provider, at, cents, state, ref, url, declineCode } }: { payment: PaymentTry }) {
  const name = providers[provider];
  return (
    <>
      <Cluster $gap={2}>
        <strong>
          {name} · <Money usd={cents / 100} />
        </strong>
        <Badge $tone={tones[state]}>
          <FormattedMessage id={`admin.order.try.${state}`} />
        </Badge>
      </Cluster>
      <small>
        <StoreTime iso={at} />
        {declineCode && (
          <>
            {' · '}
            <code>{declineCode}</code>
          </>
        )}
      </small>
      {ref && (
        <div>
          {url ? (
            <a href={url} target="_blank" rel="noreferrer">
              <FormattedMessage id="admin.order.atProvider" values={{ ref, provider: name }} />
            </a>
          ) : (
            <small>{ref}</small>
          )}
        </div>
      )}
    </>
  );
}
