import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { escapeHtml, sendPage } from '../page';

const wallets: Record<string, { type: string; label: string }> = {
  applePay: { type: 'apple_pay', label: 'Apple Pay' },
  googlePay: { type: 'google_pay', label: 'Google Pay' },
  link: { type: 'link', label: 'Link' },
};

const owner = { name: 'Wanda Wallet', email: 'wanda@wallet.test', phone: '+1 217 555 0166' };
const addresses = [
  { line1: '3 Harbour Walk', city: 'Boston', state: 'MA', postal: '02108', country: 'US' },
  { line1: '18 Rue de la République', city: 'Lyon', state: '', postal: '69001', country: 'FR' },
  { line1: 'McMurdo Station', city: 'Ross Island', state: '', postal: '', country: 'AQ' },
];
const cards = { '4242424242424242': 'Visa ending 4242', '4000000000000002': 'Visa ending 0002, declined' };

const button = (name: string) => {
  const wallet = wallets[name];
  if (!wallet) return '';
  const { type, label } = wallet;
  return `<button type="button" data-wallet="${type}" class="wallet ${type}">${label}</button>`;
};

const addressRadio = (address: (typeof addresses)[number], at: number) => {
  const data = Object.entries({ name: owner.name, ...address }).map(
    ([key, value]) => `data-${key}="${escapeHtml(value)}"`,
  );
  const text = [address.line1, address.city, address.country].join(', ');
  const input = `<input type="radio" name="address" ${data.join(' ')}${at === 0 ? ' checked' : ''}>`;
  return `<label class="choice">${input}${escapeHtml(text)}</label>`;
};

const sheet = `<div class="veil"><main class="sheet" id="sheet" role="dialog" aria-modal="true" aria-labelledby="wallet" data-email="${owner.email}" data-phone="${owner.phone}">
<p class="ribbon">Wallet sandbox</p>
<h1 id="wallet">Wallet</h1>
<p>${escapeHtml(owner.name)}. No money moves: this sheet stands in for the device's own.</p>
<label for="card">Card</label><select id="card">${Object.entries(cards)
  .map(([number, text]) => `<option value="${number}">${text}</option>`)
  .join('')}</select>
<fieldset id="where" hidden><legend>Ship to</legend>${addresses.map(addressRadio).join('')}</fieldset>
<dl id="lines"></dl>
<p class="amount" id="total"></p>
<p class="problem" id="problem" role="alert"></p>
<button type="button" id="pay" disabled>Pay</button>
<button type="button" id="cancel" class="quiet">Cancel</button>
</main></div>`;

const query = z.object({ wallets: z.string().max(100).default('') });

/** The wallets' buttons and their sheet, as the device and Stripe's script would show them. */
export function walletPages(app: FastifyInstance) {
  app.get('/sandbox/stripe/express', async (request, reply) => {
    const body = `<div class="wallets">${query.parse(request.query).wallets.split(',').map(button).join('')}</div>`;
    return sendPage(reply, { title: 'Express checkout', body, script: 'stripe-express.js', isFramed: true });
  });
  app.get('/sandbox/stripe/wallet', async (_request, reply) =>
    sendPage(reply, { title: 'Wallet', body: sheet, script: 'stripe-wallet.js', isFramed: true }),
  );
}
