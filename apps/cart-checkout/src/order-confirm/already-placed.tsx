import { paymentResultPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink, EmptyState } from '@souk/ui';
import { PackageCheck } from 'lucide-react';

/** Whoever comes back to a pre-order that has become an order is led on, not asked again. Source: ORDER-02, ORDER-06. */
export function AlreadyPlaced({ orderNo }: { orderNo: string }) {
  return (
    <EmptyState
      picture={<PackageCheck aria-hidden="true" strokeWidth={0.75} style={{ width: 96, height: 96 }} />}
      title={<FormattedMessage id="orderConfirm.placedTitle" />}
      action={
        <ButtonLink as={Link} $variant="primary" to={paymentResultPath(orderNo)}>
          <FormattedMessage id="orderConfirm.toOrder" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="orderConfirm.placedText" values={{ orderNo }} />
    </EmptyState>
  );
}
