import { cartPath } from '@souk/domain';
import { FormattedMessage } from '@souk/i18n';
import { Link } from '@souk/router';
import { ButtonLink, EmptyState } from '@souk/ui';
import { Hourglass } from 'lucide-react';

/** The pre-order is over, or never was. @param isFromCart the cart still holds what it was made of */
export function NoPreOrder({ isFromCart }: { isFromCart: boolean }) {
  return (
    <EmptyState
      picture={<Hourglass aria-hidden="true" strokeWidth={0.75} style={{ width: 96, height: 96 }} />}
      title={<FormattedMessage id="orderConfirm.goneTitle" />}
      action={
        <ButtonLink as={Link} $variant="primary" to={cartPath}>
          <FormattedMessage id="orderConfirm.toCart" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="orderConfirm.goneText" />
      {isFromCart && (
        <>
          {' '}
          <FormattedMessage id="orderConfirm.cartKept" />
        </>
      )}
    </EmptyState>
  );
}
