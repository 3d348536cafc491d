import type { Config } from '../../config';
import type { TryRow } from './order-records.repository';

const stripePage = (kind: 'payments' | 'disputes', ref: string, key: string) =>
  `https://dashboard.stripe.com/${key.includes('_test_') ? 'test/' : ''}${kind}/${encodeURIComponent(ref)}`;

/** PayPal's own hosts of the API, each with that of its pages. */
const paypalHosts: Readonly<Record<string, string>> = {
  'https://api-m.paypal.com': 'https://www.paypal.com',
  'https://api-m.sandbox.paypal.com': 'https://www.sandbox.paypal.com',
};

/**
 * Where a provider shows a payment to whoever has the store's account there. PayPal shows money that came, by its transaction.
 * Source: Stripe "Dashboard URLs"; PayPal "Activity".
 * @returns null where there is no such page: a stand-in's, or a payment that the provider never knew
 */
export const paymentPage = (
  { provider, ref, charge_ref: transaction }: Pick<TryRow, 'provider' | 'ref' | 'charge_ref'>,
  { stripe, paypal }: Pick<Config, 'stripe' | 'paypal'>,
): string | null => {
  if (provider === 'stripe')
    return stripe && !stripe.baseUrl && ref ? stripePage('payments', ref, stripe.secretKey) : null;
  const host = paypal && paypalHosts[paypal.baseUrl];
  return host && transaction ? `${host}/activity/payment/${encodeURIComponent(transaction)}` : null;
};

/**
 * Where a dispute is answered by whoever has the store's account there. Source: Stripe "Dashboard URLs"; PayPal "Resolution Center", which
 * lists disputes by their numbers.
 * @returns null where there is no such page: a stand-in's
 */
export const disputePage = (
  { provider, ref }: { provider: TryRow['provider']; ref: string },
  { stripe, paypal }: Pick<Config, 'stripe' | 'paypal'>,
): string | null => {
  if (provider === 'stripe') return stripe && !stripe.baseUrl ? stripePage('disputes', ref, stripe.secretKey) : null;
  const host = paypal && paypalHosts[paypal.baseUrl];
  return host ? `${host}/resolutioncenter` : null;
};
