import { FormattedMessage } from '@souk/i18n';
import { PartNotice } from '@souk/mfe';
import { useQuery } from '@souk/query';
import { useApi, useSession } from '@souk/state';
import { useFormContext } from 'react-hook-form';
import { AddressChoice } from './address-choice';
import { TypedAddressFields } from './typed-address';
import { typedAddress, type CheckoutForm } from '../parts/placing/checkout-form';
import { orderConfirmQueries } from './order-confirm.queries';
import { AddressSummary } from './address-summary';
import { Part } from './part';

/** Where it goes: an address of the book, or one that is typed here. Source: ORDER-02; docs/expectations, K5 to K7. */
export function AddressPart() {
  const isUser = useSession().status === 'user';
  const { watch, formState } = useFormContext<CheckoutForm>();
  const book = useQuery({ ...orderConfirmQueries(useApi()).addresses(), enabled: isUser });
  const addresses = isUser ? (book.data?.list ?? []) : [];
  return (
    <Part
      step="address"
      number={2}
      title={<FormattedMessage id="orderConfirm.address" />}
      summary={<AddressSummary addresses={addresses} />}
      problem={formState.errors.addressId?.message}
    >
      {isUser && book.data === undefined && book.error !== null && (
        <PartNotice
          error={book.error}
          title={<FormattedMessage id="orderConfirm.bookUnread" />}
          onRetry={() => void book.refetch()}
        >
          <FormattedMessage id="orderConfirm.bookUnreadText" />
        </PartNotice>
      )}
      {addresses.length > 0 && <AddressChoice addresses={addresses} />}
      {watch('addressId') === typedAddress && <TypedAddressFields canSave={isUser} />}
    </Part>
  );
}
