import { orderDetailPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink } from '@souk/ui';
import { orderTokenOf } from '@souk/state';

type Props = { orderNo: string; isMain?: boolean };

/** The way to the purchase; a guest's carries their key. */
export function OrderLink({ orderNo, isMain = false }: Props) {
  return (
    <ButtonLink
      as={Link}
      $variant={isMain ? 'primary' : 'secondary'}
      to={orderDetailPath(orderNo, orderTokenOf(orderNo))}
    >
      <FormattedMessage id="paymentResult.seeOrder" />
    </ButtonLink>
  );
}
