import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { escapeHtml, sendPage } from '../page';
import { approveOrder, orderById, type PaypalOrder } from './paypal-order';
import { payers } from './payer';
import type { TellPaypal } from './webhook';

const query = z.object({ token: z.string().max(40), popup: z.literal('1').optional() });
const body = query.extend({
  choice: z.enum(['approve', 'cancel']),
  address: z.enum(['home', 'away']).default('home'),
});
const payer = 'SANDBOXPAYER';

const addressChoice = `<fieldset>
<legend>Ship to</legend>
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

const approvalPage = (order: PaypalOrder, isPopup: boolean) => {
  const { value, currency_code } = order.purchase_units[0]?.amount ?? { value: '0.00', currency_code: 'USD' };
  return `<main class="sheet paypal">
<p class="ribbon">PayPal sandbox</p>
<h1>Pay Souk</h1>
<p class="amount">${escapeHtml(value)} ${escapeHtml(currency_code)}</p>
<p>No money moves: this page stands in for PayPal.</p>
<form method="post" action="/sandbox/paypal/approve">
<input type="hidden" name="token" value="${escapeHtml(order.id)}">
${isPopup ? '<input type="hidden" name="popup" value="1">' : ''}
${order.asksAddress ? addressChoice : ''}
<button name="choice" value="approve" class="gold">Approve</button>
<button name="choice" value="cancel" class="quiet">Cancel</button>
</form>
</main>`;
};

const done = (choice: string, token: string) =>
  `<main class="sheet paypal" data-paypal-choice="${choice}" data-paypal-token="${escapeHtml(token)}"><h1>Back to the shop</h1><p>You can close this window.</p></main>`;

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
    const script = order.asksAddress ? { script: 'paypal-approve.js' } : {};
    return sendPage(reply, { title: 'PayPal sandbox', body: approvalPage(order, popup === '1'), ...script });
  });

  app.post('/sandbox/paypal/approve', async (request, reply) => {
    const { token, popup, choice, address } = body.parse(request.body);
    const order = await orderById(token);
    if (choice === 'approve') {
      const result = await approveOrder(token, payers[address]);
      if (result?.isChanged) await tell('CHECKOUT.ORDER.APPROVED', result.data);
    }
    if (popup)
      return sendPage(reply, { title: 'PayPal sandbox', body: done(choice, token), script: 'paypal-popup.js' });
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
