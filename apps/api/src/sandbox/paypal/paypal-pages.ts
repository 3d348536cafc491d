import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../deps';
import { escapeHtml, sendPage } from '../page';
import { approveOrder, orderById, type PaypalOrder } from './paypal-order';
import type { TellPaypal } from './webhook';

const query = z.object({ token: z.string().max(40), popup: z.literal('1').optional() });
const body = query.extend({ choice: z.enum(['approve', 'cancel']) });
const payer = 'SANDBOXPAYER';

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
    const html = approvalPage(await orderById(token), popup === '1');
    return sendPage(reply, { title: 'PayPal sandbox', body: html });
  });

  app.post('/sandbox/paypal/approve', async (request, reply) => {
    const { token, popup, choice } = body.parse(request.body);
    const order = await orderById(token);
    if (choice === 'approve') {
      const result = await approveOrder(token);
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
