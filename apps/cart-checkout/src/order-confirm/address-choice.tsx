import type { Address } from '@souk/contract';
import { placeLines } from '@souk/domain';
import { FormattedMessage, useLocale } from '@souk/i18n';
import { Badge } from '@souk/ui';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import { ChoiceCard } from '../parts/choice-card/choice-card';
import { typedAddress, type CheckoutForm } from '../parts/placing/checkout-form';

/** The shopper's addresses, the default one first, and a way to type another. */
export function AddressChoice({ addresses }: { addresses: readonly Address[] }) {
  const { register } = useFormContext<CheckoutForm>();
  const { locale } = useLocale();
  const inOrder = [...addresses].sort((a, b) => Number(b.isDefault) - Number(a.isDefault));
  return (
    <Cards>
      {inOrder.map((address) => (
        <ChoiceCard
          key={address.id}
          {...register('addressId')}
          value={String(address.id)}
          title={`${address.firstName} ${address.lastName}`}
          aside={
            address.isDefault && (
              <Badge>
                <FormattedMessage id="orderConfirm.default" />
              </Badge>
            )
          }
        >
          {addressText(address, locale)}
        </ChoiceCard>
      ))}
      <ChoiceCard
        {...register('addressId')}
        value={typedAddress}
        title={<FormattedMessage id="orderConfirm.otherAddress" />}
      />
    </Cards>
  );
}

/** An address on one line, with the phone. */
const addressText = (address: Address, locale: string): string => {
  const phone = [address.countryCode, address.phone].filter(Boolean).join(' ');
  return [...placeLines(address, locale), phone].filter(Boolean).join(', ');
};

const Cards = styled.div`
  display: grid;
  gap: 10px;
`;
