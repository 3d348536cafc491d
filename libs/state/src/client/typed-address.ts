import type { AddressFields, Purchase } from '@souk/contract';
import { addressLines } from '@souk/domain';
import { useIntl } from '@souk/i18n';

const keyOf = (orderNo: string) => `soukOrderAddress.${orderNo}`;

/**
 * Remembers for this tab what a guest typed: the server shows it masked to whoever has the order's link, and a typo must be
 * found before the parcel is gone. Nothing outlives the tab.
 */
export const keepTypedAddress = (orderNo: string, address: AddressFields) => {
  try {
    sessionStorage.setItem(keyOf(orderNo), JSON.stringify(address));
  } catch {
    // No storage: the page shows what the server shows.
  }
};

const typedAddressOf = (orderNo: string): AddressFields | null => {
  try {
    const text = sessionStorage.getItem(keyOf(orderNo));
    return text ? (JSON.parse(text) as AddressFields) /* written above */ : null;
  } catch {
    return null;
  }
};

type ShownAddress = Pick<Purchase, 'realName' | 'userAddress' | 'userPhone' | 'email'>;

/** The lines that say where an order goes: in full in the tab that typed them, else as the server shows them. */
export const useShipTo = (
  purchaseNo: string,
  { realName, userAddress, userPhone, email }: ShownAddress,
): readonly string[] => {
  const { locale } = useIntl();
  const typed = typedAddressOf(purchaseNo);
  const lines = typed
    ? [...addressLines(typed, locale), typed.phone, typed.email]
    : [realName, userAddress, userPhone, email];
  return lines.filter((line) => line !== undefined && line !== '');
};
