import type { Deps } from '../deps';
import type { SomeHandlers } from '../http/handlers';
import { signInMethods } from '../identity/sign-in-methods';

/**
 * What the browser needs to know about this installation. With real keys the provider's own library knows where its
 * script is; with the sandbox the script is this server's.
 * Source: docs/contract.md "config".
 */
export const configRoutes = ({ config, identity, mail }: Deps) =>
  ({
    config: async () => ({
      issuer: identity.issuer,
      clientId: config.oidcClientId,
      stripePublishableKey: config.stripe?.publishableKey ?? (config.sandbox ? 'pk_test_sandbox' : null),
      stripeScriptUrl: config.sandbox ? '/sandbox/stripe/stripe.js' : null,
      paypalScriptUrl: config.sandbox ? '/sandbox/paypal/sdk.js' : null,
      loginMethods: signInMethods({ identity, mail }),
      sandbox: config.sandbox,
    }),
  }) satisfies SomeHandlers;
