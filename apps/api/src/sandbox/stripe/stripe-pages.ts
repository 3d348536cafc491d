import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { escapeHtml } from '../../http/escape-html';
import type { Locale } from '../../locale';
import { moneyText } from '../../money';
import { sendPage } from '../parts/page';
import type { SandboxDisputes } from '../parts/dispute';
import { languageOf } from '../parts/page-words';
import { ProviderError } from '../parts/provider-error';
import { confirmFields, createConfirm } from './confirm';
import { intentBySecret } from './intent';
import { stripeWords } from './stripe-words';
import { walletPages } from './wallet-pages';
import type { TellStore } from './webhook';

const fields = [
  { name: 'number', autocomplete: 'cc-number', hint: null, max: 23, wide: ' wide' },
  { name: 'expiry', autocomplete: 'cc-exp', hint: 'expiryHint', max: 7, wide: '' },
  { name: 'cvc', autocomplete: 'cc-csc', hint: 'cvcHint', max: 4, wide: '' },
] as const;

const cardField = (locale: Locale, { name, autocomplete, hint, max, wide }: (typeof fields)[number]) => {
  const placeholder = hint ? escapeHtml(stripeWords(locale, hint)) : '1234 1234 1234 1234';
  const input = `<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" maxlength="${max}" aria-describedby="${name}-error">`;
  const label = `<label for="${name}">${escapeHtml(stripeWords(locale, name))}</label>`;
  return `<div class="field${wide}">${label}${input}<p class="problem" id="${name}-error"></p></div>`;
};

const frame = (locale: Locale) => `<form class="card" id="card" novalidate autocomplete="on">
${fields.map((field) => cardField(locale, field)).join('\n')}
</form>`;

const challengeQuery = z.object({
  payment: z.string().max(200),
  return_url: z.string().max(2000).default(''),
  /** The card's last four digits: all that the bank says of it. */
  last4: z.string().max(4).default(''),
});
const challengeBody = challengeQuery.extend({ result: z.enum(['pass', 'fail']) });

/** The bank's page: what a shopper meets with a card that asks for 3-D Secure. */
const challengePage = (
  locale: Locale,
  { cents, store, ...at }: z.output<typeof challengeQuery> & { cents: number; store: string },
) => {
  const say = (...words: [Parameters<typeof stripeWords>[1], Record<string, string>?]) =>
    escapeHtml(stripeWords(locale, ...words));
  const row = (name: string, value: string) => `<div><dt>${name}</dt><dd>${value}</dd></div>`;
  return `<main class="sheet">
<p class="ribbon">${say('challengeRibbon')}</p>
<h1>${say('challengeHeading')}</h1>
<p class="amount">${escapeHtml(moneyText({ cents, symbol: '' }, locale))}</p>
<dl>${row(say('challengeMerchant'), escapeHtml(store))}${at.last4 ? row(say('walletCard'), say('challengeCard', { last: at.last4 })) : ''}</dl>
<p>${say('challengeText')}</p>
<form method="post" action="/sandbox/stripe/3ds">
<input type="hidden" name="payment" value="${escapeHtml(at.payment)}"><input type="hidden" name="return_url" value="${escapeHtml(at.return_url)}">
<button name="result" value="pass">${say('challengePass')}</button>
<button name="result" value="fail" class="quiet">${say('challengeFail')}</button>
</form>
</main>`;
};

/** The pages and answers that Stripe's own script would use. The card number goes to this frame and no further. */
export function stripePages(
  app: FastifyInstance,
  { config, stores }: Deps,
  { tell, disputes }: { tell: TellStore; disputes: SandboxDisputes },
) {
  const confirm = createConfirm(tell, config.publicOrigin, disputes);

  walletPages(app);
  app.get('/sandbox/stripe/frame', async (request, reply) => {
    const locale = languageOf(request);
    const title = stripeWords(locale, 'cardDetails');
    const words = stripeWords.both;
    return sendPage(reply, { locale, title, body: frame(locale), script: 'stripe-frame.js', isFramed: true, words });
  });
  app.post('/sandbox/stripe/confirm', async (request) => {
    const fields = confirmFields.safeParse(request.body);
    if (!fields.success)
      throw new ProviderError(400, { error: { type: 'invalid_request_error', message: 'Bad parameter' } });
    return confirm.card(fields.data);
  });
  app.get('/sandbox/stripe/3ds', async (request, reply) => {
    const at = challengeQuery.parse(request.query);
    const intent = await intentBySecret(at.payment);
    const locale = languageOf(request);
    const title = stripeWords(locale, 'challengeTitle');
    const store = await stores.nameOf(await stores.byHost(request.hostname));
    return sendPage(reply, { locale, title, body: challengePage(locale, { ...at, cents: intent.amount, store }) });
  });
  app.post('/sandbox/stripe/3ds', async (request, reply) => {
    const { payment, return_url, result } = challengeBody.parse(request.body);
    return reply.redirect(await confirm.challenge(payment, result === 'pass', return_url), 303);
  });
}
