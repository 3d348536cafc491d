import type { Address } from '@souk/contract';
import { placeLines } from '@souk/domain';
import { useLocale } from '@souk/i18n';
import { useFormContext } from 'react-hook-form';
import { typedAddress, type CheckoutForm } from '../parts/placing/checkout-form';

/** Where it goes, in a line: the chosen address of the book, or the typed one. */
export function AddressSummary({ addresses }: { addresses: readonly Address[] }) {
  const { locale } = useLocale();
  const values = useFormContext<CheckoutForm>().watch();
  const given =
    values.addressId === typedAddress ? values : addresses.find(({ id }) => String(id) === values.addressId);
  if (!given) return null;
  return [`${given.firstName} ${given.lastName}`, ...placeLines(given, locale)].join(', ');
}
