import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { escapeHtml } from '../../http/escape-html';
import type { Locale } from '../../locale';
import { sendPage } from '../parts/page';
import { languageOf } from '../parts/page-words';
import { stripeWords } from './stripe-words';

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
const cards = [
  ['4242424242424242', 'walletCardEnding'],
  ['4000000000000002', 'walletCardDeclined'],
] as const;

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

const cardOption = (locale: Locale, [number, key]: (typeof cards)[number]) =>
  `<option value="${number}">${escapeHtml(stripeWords(locale, key, { last: number.slice(-4) }))}</option>`;

const sheet = (locale: Locale) => {
  const say = (...words: [Parameters<typeof stripeWords>[1], Record<string, string>?]) =>
    escapeHtml(stripeWords(locale, ...words));
  return `<div class="veil"><main class="sheet" id="sheet" role="dialog" aria-modal="true" aria-labelledby="wallet" data-email="${owner.email}" data-phone="${owner.phone}">
<p class="ribbon">${say('walletRibbon')}</p>
<h1 id="wallet">${say('wallet')}</h1>
<p>${say('walletText', { name: owner.name })}</p>
<label for="card">${say('walletCard')}</label><select id="card">${cards.map((card) => cardOption(locale, card)).join('')}</select>
<fieldset id="where" hidden><legend>${say('shipTo')}</legend>${addresses.map(addressRadio).join('')}</fieldset>
<dl id="lines"></dl>
<p class="amount" id="total"></p>
<p class="problem" id="problem" role="alert"></p>
<button type="button" id="pay" disabled>${say('pay')}</button>
<button type="button" id="cancel" class="quiet">${say('cancel')}</button>
</main></div>`;
};

const query = z.object({ wallets: z.string().max(100).default('') });

/** The wallets' buttons and their sheet, as the device and Stripe's script would show them. */
export function walletPages(app: FastifyInstance) {
  app.get('/sandbox/stripe/express', async (request, reply) => {
    const locale = languageOf(request);
    const body = `<div class="wallets">${query.parse(request.query).wallets.split(',').map(button).join('')}</div>`;
    return sendPage(reply, {
      locale,
      title: stripeWords(locale, 'express'),
      body,
      script: 'stripe-express.js',
      isFramed: true,
    });
  });
  app.get('/sandbox/stripe/wallet', async (request, reply) => {
    const locale = languageOf(request);
    const title = stripeWords(locale, 'wallet');
    return sendPage(reply, { locale, title, body: sheet(locale), script: 'stripe-wallet.js', isFramed: true });
  });
}
