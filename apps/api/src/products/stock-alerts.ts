import { productPath, variantText } from '@souk/domain';
import type { Clock } from '../clock';
import { tx } from '../database/tx';
import type { Letter } from '../mail/letter';
import type { Mail } from '../mail/mail';
import { createWords } from '../words';
import { skuIn, variantQuery } from './options';
import { type DueAlert, endAlert, findDueAlerts } from './stock-alerts.repository';

const words = createWords({
  subject: { en: '{name} is back', fr: '{name} est de retour' },
  variantSubject: { en: '{name} ({variant}) is back', fr: '{name} ({variant}) est de retour' },
  text: {
    en: 'You asked us to tell you: it is in stock again.',
    fr: 'Vous vouliez le savoir : l’article est à nouveau en stock.',
  },
  look: { en: 'See it in the store', fr: 'Le voir en boutique' },
});

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
