import { paymentResultPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { Notice } from '@souk/ui';

/** The order stands and its payment was refused: items and address are fixed now, the way to pay is not. Source: ORDER-04. */
export function PlacedNotice({ orderNo }: { orderNo: string }) {
  return (
    <Notice role="status">
      <span>
        <FormattedMessage id="orderConfirm.notPaidYet" values={{ orderNo: <strong>{orderNo}</strong> }} />{' '}
        <Link to={paymentResultPath(orderNo)}>
          <FormattedMessage id="orderConfirm.toUnpaidOrder" />
        </Link>
      </span>
    </Notice>
  );
}
