import type { Config } from '../config';
import { createPaypal, type PaypalPayments } from './paypal';
import type { PaymentProvider, ProviderName, SandboxLink } from './port';
import { createStripe, type StripePayments } from './stripe';

/** The ways to pay that this installation has. */
export interface Payments {
  readonly stripe: StripePayments | undefined;
  readonly paypal: PaypalPayments | undefined;
  /** @throws when that provider is not set up. */
  provider(name: ProviderName): PaymentProvider;
  /** Connects the stand-ins, which live in this server. Refused beside real keys by the configuration. */
  useSandbox(link: SandboxLink): void;
}

const sandboxPaypal = { clientId: 'sandbox-client', clientSecret: 'sandbox', webhookId: 'sandbox' };

/** Providers with keys set; the sandbox's when it is on; else none. */
export function createPayments(config: Config): Payments {
  let stripe = config.stripe
    ? createStripe({
        secretKey: config.stripe.secretKey,
        baseUrl: config.stripe.baseUrl,
        webhookSecret: async () => config.stripe?.webhookSecret ?? '',
      })
    : undefined;
  let paypal = config.paypal ? createPaypal(config.paypal) : undefined;
  return {
    get stripe() {
      return stripe;
    },
    get paypal() {
      return paypal;
    },
    provider(name) {
      const found = name === 'stripe' ? stripe : paypal;
      if (!found) throw new Error(`${name} is not set up`);
      return found;
    },
    useSandbox({ fetch, stripe: httpClient, webhookSecret }) {
      stripe = createStripe({ secretKey: 'sk_test_sandbox', httpClient, webhookSecret });
      paypal = createPaypal({ ...sandboxPaypal, baseUrl: 'http://sandbox.invalid', fetch });
    },
  };
}
