import { FormattedMessage } from '@souk/i18n';
import { AddressFieldError } from '@souk/state/address';
import { useFormContext } from 'react-hook-form';
import type { CheckoutForm } from '../parts/placing/checkout-form';

type Name = Exclude<keyof CheckoutForm, 'remarks' | 'saveAddress'>;

/** A field of the checkout with what its country calls it and what is wrong with it. Source: docs/expectations, K7. */
export const useField = () => {
  const { register, formState, watch } = useFormContext<CheckoutForm>();
  const country = watch('country');
  return (name: Name, isRequired = true) => ({
    ...register(name),
    label: <FormattedMessage id={`orderConfirm.${name}`} values={{ country }} />,
    mark: isRequired ? null : <FormattedMessage id="word.optional" />,
    error: <Wrong message={formState.errors[name]?.message} />,
    isRequired,
    ...(formState.errors[name] ? {} : { error: null }),
  });
};

/** A rule's sentence by its id, or the server's own words. */
export function Wrong({ message }: { message: string | undefined }) {
  const country = useFormContext<CheckoutForm>().getValues('country');
  if (!message) return null;
  return /^[a-z]\w*\.\w+$/i.test(message) ? <AddressFieldError id={message} country={country} /> : message;
}
