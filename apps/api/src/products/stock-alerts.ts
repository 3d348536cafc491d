import { dayMs, productPath, variantText } from '@souk/domain';
import type { Clock } from '../clock';
import { tx } from '../database/tx';
import { notFound, ReplyError } from '../errors';
import { countTry, tryKeys } from '../identity/throttle';
import type { Locale } from '../locale';
import type { Letter } from '../mail/letter';
import type { Mail } from '../mail/mail';
import { createWords } from '../words';
import { skuIn, variantQuery } from './options';
import { canBeBought, type DueAlert, endAlert, findDueAlerts, isVariantOf, saveAlert } from './stock-alerts.repository';

const words = createWords({
  subject: { en: '{name} is back', fr: '{name} est de retour' },
  variantSubject: { en: '{name} ({variant}) is back', fr: '{name} ({variant}) est de retour' },
  text: {
    en: 'You asked us to tell you: it is in stock again.',
    fr: 'Vous vouliez le savoir : l’article est à nouveau en stock.',
  },
  willTell: { en: 'We will write to you when it is back', fr: 'Nous vous écrirons dès son retour' },
  isBack: {
    en: 'It is in stock again: you can order it now',
    fr: 'Il est à nouveau en stock : vous pouvez le commander',
  },
  look: { en: 'See it in the store', fr: 'Le voir en boutique' },
});

/** Anybody may type anybody's address: more than a shopper waits for, and fewer mails than would trouble a stranger. */
const perRecipient = { max: 20, windowMs: dayMs };

/**
 * Notes who waits for a product or a variant of it. What can be bought now is not waited for.
 * @returns what is told to whoever asked
 * @throws {ReplyError} 404 where the variant is another product's; 429 for more than 20 requests a day with one e-mail
 */
export async function askForNews(
  wanted: { productId: number; variantId: number | null },
  who: { email: string; locale: Locale },
  now: Date,
): Promise<string> {
  if (wanted.variantId !== null && !(await isVariantOf(wanted))) throw notFound();
  if (await canBeBought(wanted, now)) return words(who.locale, 'isBack');
  const retryAfter = await countTry(tryKeys.newsTo(who.email), perRecipient, now);
  if (retryAfter > 0) throw new ReplyError('TOO_MANY_REQUESTS', '', { retryAfter });
  await saveAlert(wanted, who, now);
  return words(who.locale, 'willTell');
}

/** Names what is back, and leads to it: the variant where one was asked for. */
const letterOf = ({ locale, attributes, sku, ...product }: DueAlert, origin: string): Letter => {
  const name = locale === 'fr' ? product.name_fr : product.name_en;
  const variant = variantText(skuIn(attributes, sku, locale));
  const address = {
    slug: product.slug,
    uniqueKey: product.unique_key,
    listedOnStore: product.listed,
    landingPage: product.landing_page,
  };
  return {
    locale,
    subject: words(locale, variant ? 'variantSubject' : 'subject', { name, variant }),
    paragraphs: [words(locale, 'text')],
    button: {
      label: words(locale, 'look'),
      href: origin + productPath(address, variantQuery(attributes, sku)),
    },
  };
};

/** Tells everyone who asked that a product, or the variant that they wanted, can be bought again, once. Source: PP8. */
export async function sendStockAlerts(needs: { clock: Clock; mail: Mail; origin: string }): Promise<void> {
  await tx(async () => {
    const now = needs.clock.now();
    for (const alert of await findDueAlerts(now)) {
      const { product_id: productId, variant_id: variantId, store_id: storeId, email } = alert;
      await needs.mail.send({ channel: 'email', storeId, to: email, letter: letterOf(alert, needs.origin) });
      await endAlert({ productId, variantId }, email, now);
    }
  });
}
