import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import type { Deps, Plugin } from '../deps';
import { ReplyError } from '../errors';
import { keptSecret } from '../identity/secrets';
import { serveBrowserFiles } from './browser-files';
import { backOfficeRoutes } from './control/back-office';
import { dataRoutes } from './control/data';
import { disputeRoutes } from './control/disputes';
import { createFaults } from './control/fault';
import { outboxRoutes } from './control/outbox';
import { signInRoutes } from './control/sign-in';
import { testOrderRoute } from './control/test-order';
import { timeRoutes } from './control/time';
import { createPostman } from './parts/deliver';
import { acceptForms } from './parts/form-body';
import { fetchThrough } from './parts/fetch-through';
import { createPaypalDisputes } from './paypal/dispute';
import { paypalApi } from './paypal/paypal-api';
import { paypalPages } from './paypal/paypal-pages';
import { paypalCallback, preparePaypalDispute, signAsPaypal, tellPaypal } from './paypal/webhook';
import { ProviderError } from './parts/provider-error';
import { createStripeDisputes } from './stripe/dispute';
import { stripeApi } from './stripe/stripe-api';
import { stripePages } from './stripe/stripe-pages';
import { StripeThrough } from './stripe/stripe-through';
import { signAsStripe, stripeCallback, tellStore } from './stripe/webhook';

/** Secrets that sign the stand-ins' events, made once per installation. */
const keptSecrets = () =>
  keptSecret('sandbox.webhooks', () => ({
    stripe: `whsec_${randomBytes(24).toString('hex')}`,
    paypal: randomBytes(24).toString('hex'),
  }));

const answerErrors = (scope: FastifyInstance) =>
  scope.setErrorHandler((error, _request, reply) => {
    if (error instanceof ProviderError) return reply.status(error.status).send(error.body);
    if (error instanceof ZodError) throw new ReplyError('BAD_REQUEST', error.issues[0]?.message ?? '');
    throw error;
  });

/**
 * Stand-ins for Stripe and PayPal and the knobs that tests turn. Only with SANDBOX=1, never beside real keys.
 * Source: test-contract "Sandbox".
 * @param reseed puts the store back to its seed
 */
export const createSandbox =
  (reseed: (deps: Deps) => Promise<void>): Plugin =>
  async (app, deps) => {
    if (!deps.config.sandbox) return;
    const faults = createFaults(app);
    let known: ReturnType<typeof keptSecrets> | undefined;
    const secrets = () => (known ??= keptSecrets());
    const signers = {
      [stripeCallback]: async (body: string) => signAsStripe((await secrets()).stripe)(body),
      [paypalCallback]: async (body: string) => signAsPaypal((await secrets()).paypal, deps.clock)(body),
    };
    const postman = createPostman(app, deps, signers);
    const tellStripe = tellStore(postman, deps.clock);
    const tell = tellPaypal(postman, deps.clock);
    const disputes = {
      stripe: createStripeDisputes(tellStripe, deps.clock),
      paypal: createPaypalDisputes(preparePaypalDispute(postman, deps.clock), deps.clock),
    };
    deps.payments.useSandbox({
      fetch: fetchThrough(app),
      stripe: new StripeThrough(app),
      webhookSecret: async () => (await secrets()).stripe,
    });

    await app.register(async (scope) => {
      acceptForms(scope);
      answerErrors(scope);
      serveBrowserFiles(scope);
      stripeApi(scope, deps, tellStripe);
      stripePages(scope, deps, { tell: tellStripe, disputes: disputes.stripe });
      paypalApi(scope, deps, { secret: async () => (await secrets()).paypal, tell });
      paypalPages(scope, deps, tell);
      faults.routes(scope);
      outboxRoutes(scope, deps.config);
      backOfficeRoutes(scope, deps);
      dataRoutes(scope, deps);
      disputeRoutes(scope, disputes);
      signInRoutes(scope);
      testOrderRoute(scope, app);
      timeRoutes(scope, deps, { clearFaults: faults.clear, reseed });
    });
  };
