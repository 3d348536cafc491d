import type { WalletAddress } from '@souk/contract';

/** Where a purchase unit goes, as PayPal writes it. */
export interface PaypalUnit {
  shipping?: {
    name?: { full_name?: string };
    address?: {
      address_line_1?: string;
      address_line_2?: string;
      admin_area_1?: string;
      admin_area_2?: string;
      postal_code?: string;
      country_code?: string;
    };
  };
}

/** Who pays, as PayPal writes it. */
export interface PaypalPurse {
  payment_source?: {
    paypal?: {
      email_address?: string;
      name?: { given_name?: string; surname?: string };
      phone_number?: { national_number?: string };
    };
  };
}

/** The payer and their address in the store's own words; what PayPal does not tell is empty. */
export const walletOf = ({ payment_source: source }: PaypalPurse, { shipping }: PaypalUnit): WalletAddress => {
  const payer = source?.paypal;
  const address = shipping?.address;
  const own = [payer?.name?.given_name, payer?.name?.surname].filter(Boolean).join(' ');
  return {
    name: shipping?.name?.full_name ?? own,
    email: payer?.email_address ?? '',
    phone: payer?.phone_number?.national_number ?? '',
    country: address?.country_code ?? '',
    detail: address?.address_line_1 ?? '',
    detail2: address?.address_line_2 ?? '',
    city: address?.admin_area_2 ?? '',
    province: address?.admin_area_1 ?? '',
    postCode: address?.postal_code ?? '',
  };
};
