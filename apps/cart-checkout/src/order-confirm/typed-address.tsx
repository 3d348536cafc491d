import { FormattedMessage } from '@souk/i18n';
import { AddressFields } from '@souk/state/address';
import { Checkbox } from '@souk/ui';
import { useFormContext } from 'react-hook-form';
import styled from 'styled-components';
import type { CheckoutForm } from '../parts/placing/checkout-form';
import { Wrong } from './use-field';

/** An address that is typed here: at most eight fields in view. Source: docs/expectations, K4 to K7. */
export function TypedAddressFields({ canSave }: { canSave: boolean }) {
  const { register, watch, setValue, trigger, formState } = useFormContext<CheckoutForm>();
  return (
    <>
      <Needed>
        <FormattedMessage id="orderConfirm.needed" />
      </Needed>
      <AddressFields
        register={register}
        values={watch()}
        setProvince={(province) => setValue('province', province)}
        errorOf={(name) => {
          const message = formState.errors[name]?.message;
          return message ? <Wrong message={message} /> : null;
        }}
        recheck={(names) => void trigger(names)}
      />
      {canSave && (
        <Checkbox {...register('saveAddress')}>
          <FormattedMessage id="orderConfirm.saveAddress" />
        </Checkbox>
      )}
    </>
  );
}

const Needed = styled.p`
  color: var(--color-ink-soft);
  font-size: var(--text-sm);
`;
