import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { escapeHtml, sendPage } from '../page';
import { ProviderError } from '../provider-error';
import { confirmFields, createConfirm } from './confirm';
import { intentBySecret } from './intent';
import { walletPages } from './wallet-pages';
import type { TellStore } from './webhook';

const frame = `<form class="card" id="card" novalidate autocomplete="on">
<div class="field wide"><label for="number">Card number</label><input id="number" name="number" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234" maxlength="23" aria-describedby="number-error"><p class="problem" id="number-error"></p></div>
<div class="field"><label for="expiry">Expiration date</label><input id="expiry" name="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY" maxlength="7" aria-describedby="expiry-error"><p class="problem" id="expiry-error"></p></div>
<div class="field"><label for="cvc">Security code</label><input id="cvc" name="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="CVC" maxlength="4" aria-describedby="cvc-error"><p class="problem" id="cvc-error"></p></div>
</form>`;

const dollars = (cents: number) => (cents / 100).toFixed(2);

const challengeQuery = z.object({ payment: z.string().max(200), return_url: z.string().max(2000).default('') });
const challengeBody = challengeQuery.extend({ result: z.enum(['pass', 'fail']) });

/** The bank's page: what a shopper meets with a card that asks for 3-D Secure. */
const challengePage = (cents: number, at: z.output<typeof challengeQuery>) => `<main class="sheet">
<p class="ribbon">Test bank</p>
<h1>Confirm your payment</h1>
<p>Souk asks for <strong>$${dollars(cents)}</strong>. No money moves: this is a test of 3-D Secure.</p>
<form method="post" action="/sandbox/stripe/3ds">
<input type="hidden" name="payment" value="${escapeHtml(at.payment)}"><input type="hidden" name="return_url" value="${escapeHtml(at.return_url)}">
<button name="result" value="pass">Complete authentication</button>
<button name="result" value="fail" class="quiet">Fail authentication</button>
</form>
</main>`;

/** The pages and answers that Stripe's own script would use. The card number goes to this frame and no further. */
export function stripePages(app: FastifyInstance, { config }: Deps, tell: TellStore) {
  const confirm = createConfirm(tell, config.publicOrigin);

  walletPages(app);
  app.get('/sandbox/stripe/frame', async (_request, reply) =>
    sendPage(reply, { title: 'Card details', body: frame, script: 'stripe-frame.js', isFramed: true }),
  );
  app.post('/sandbox/stripe/confirm', async (request) => {
    const fields = confirmFields.safeParse(request.body);
    if (!fields.success)
      throw new ProviderError(400, { error: { type: 'invalid_request_error', message: 'Bad parameter' } });
    return confirm.card(fields.data);
  });
  app.get('/sandbox/stripe/3ds', async (request, reply) => {
    const at = challengeQuery.parse(request.query);
    const intent = await intentBySecret(at.payment);
    return sendPage(reply, { title: '3-D Secure test', body: challengePage(intent.amount, at) });
  });
  app.post('/sandbox/stripe/3ds', async (request, reply) => {
    const { payment, return_url, result } = challengeBody.parse(request.body);
    return reply.redirect(await confirm.challenge(payment, result === 'pass', return_url), 303);
  });
}
