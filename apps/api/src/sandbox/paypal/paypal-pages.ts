import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { escapeHtml } from '../../http/escape-html';
import type { Locale } from '../../locale';
import { centsOf, moneyText } from '../../money';
import { sendPage } from '../parts/page';
import { languageOf } from '../parts/page-words';
import { approveOrder, orderById, type PaypalOrder } from './paypal-order';
import { payers } from './payer';
import { paypalWords } from './paypal-words';
import type { TellPaypal } from './webhook';

const query = z.object({ token: z.string().max(40), popup: z.literal('1').optional() });
const body = query.extend({
  choice: z.enum(['approve', 'cancel']),
  address: z.enum(['home', 'away']).default('home'),
});
const payer = 'SANDBOXPAYER';

const addressChoice = (locale: Locale) => `<fieldset>
<legend>${escapeHtml(paypalWords(locale, 'shipTo'))}</legend>
${Object.entries(payers)
  .map(([id, { shipping }]) => {
    const { address, name } = shipping;
    const text = [name.full_name, address.address_line_1, address.admin_area_2, address.country_code].join(', ');
    const where = `data-country="${address.country_code}" data-state="${address.admin_area_1}"`;
    const place = `data-city="${escapeHtml(address.admin_area_2)}" data-postal="${address.postal_code}"`;
    const input = `<input type="radio" name="address" value="${id}" ${where} ${place}${id === 'home' ? ' checked' : ''}>`;
    return `<label class="choice">${input}${escapeHtml(text)}</label>`;
  })
  .join('')}
</fieldset>
<p class="problem" role="alert"></p>`;

/** PayPal orders are in dollars alone. */
const amountOf = ({ purchase_units }: PaypalOrder, locale: Locale) =>
  moneyText({ cents: centsOf(Number(purchase_units[0]?.amount.value ?? 0)), symbol: '' }, locale);

const approvalPage = (order: PaypalOrder, isPopup: boolean, locale: Locale) => {
  const say = (key: Parameters<typeof paypalWords>[1]) =>
    escapeHtml(paypalWords(locale, key, { store: order.brandName }));
  return `<main class="sheet paypal">
<p class="ribbon">${say('title')}</p>
<h1>${say('heading')}</h1>
<p class="amount">${escapeHtml(amountOf(order, locale))}</p>
<p>${say('text')}</p>
<form method="post" action="/sandbox/paypal/approve">
<input type="hidden" name="token" value="${escapeHtml(order.id)}">
${isPopup ? '<input type="hidden" name="popup" value="1">' : ''}
${order.asksAddress ? addressChoice(locale) : ''}
<button name="choice" value="approve" class="gold">${say('approve')}</button>
<button name="choice" value="cancel" class="quiet">${say('cancel')}</button>
</form>
</main>`;
};

const done = (choice: string, token: string, locale: Locale) =>
  `<main class="sheet paypal" data-paypal-choice="${choice}" data-paypal-token="${escapeHtml(token)}"><h1>${escapeHtml(paypalWords(locale, 'doneHeading'))}</h1><p>${escapeHtml(paypalWords(locale, 'doneText'))}</p></main>`;

/** The page where a payer agrees, in the shop's window or in one of its own. */
export function paypalPages(app: FastifyInstance, { config }: Deps, tell: TellPaypal) {
  const backTo = (wanted: string, add: Record<string, string>) => {
    const isOurs = URL.canParse(wanted) && new URL(wanted).origin === config.publicOrigin;
    const url = isOurs ? new URL(wanted) : new URL('/', config.publicOrigin);
    for (const [name, value] of Object.entries(add)) url.searchParams.set(name, value);
    return url.href;
  };

  app.get('/sandbox/paypal/approve', async (request, reply) => {
    const { token, popup } = query.parse(request.query);
    const order = await orderById(token);
    const locale = languageOf(request);
    const script = order.asksAddress ? { script: 'paypal-approve.js', words: paypalWords.both[locale] } : {};
    const title = paypalWords(locale, 'title');
    return sendPage(reply, { locale, title, body: approvalPage(order, popup === '1', locale), ...script });
  });

  app.post('/sandbox/paypal/approve', async (request, reply) => {
    const { token, popup, choice, address } = body.parse(request.body);
    const order = await orderById(token);
    if (choice === 'approve') {
      const result = await approveOrder(token, payers[address]);
      if (result?.isChanged) await tell('CHECKOUT.ORDER.APPROVED', result.data);
    }
    if (popup) {
      const locale = languageOf(request);
      const title = paypalWords(locale, 'title');
      return sendPage(reply, { locale, title, body: done(choice, token, locale), script: 'paypal-popup.js' });
    }
    const at =
      choice === 'approve' ? backTo(order.returnUrl, { token, PayerID: payer }) : backTo(order.cancelUrl, { token });
    return reply.redirect(at, 303);
  });

  // card fields of the PayPal script: the stand-in payer agrees without a page
  app.post('/sandbox/paypal/card', async (request) => {
    const { token } = z.object({ token: z.string().max(40) }).parse(request.body);
    const result = await approveOrder(token);
    if (result?.isChanged) await tell('CHECKOUT.ORDER.APPROVED', result.data);
    return { id: token, status: result?.data.status ?? 'UNKNOWN' };
  });
}
