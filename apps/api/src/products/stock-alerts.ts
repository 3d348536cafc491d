import { sql } from 'kysely';
import type { Clock } from '../clock';
import { rows, run, tx } from '../database/tx';
import type { Locale } from '../locale';
import type { Mail } from '../mail/mail';
import { createWords } from '../words';

const words = createWords({
  subject: { en: '{name} is back', fr: '{name} est de retour' },
  text: {
    en: 'You asked us to tell you: it is in stock again.',
    fr: 'Vous vouliez le savoir : l’article est à nouveau en stock.',
  },
  look: { en: 'See it in the store', fr: 'Le voir en boutique' },
});

interface Alert {
  product_id: number;
  store_id: number;
  email: string;
  locale: Locale;
  name_en: string;
  name_fr: string;
  slug: string;
}

/** Tells everyone who asked that a product can be bought again, once. Source: PP8. */
export async function sendStockAlerts(needs: { clock: Clock; mail: Mail; origin: string }): Promise<void> {
  await tx(async () => {
    const due = await rows(sql<Alert>`
      select a.product_id, p.store_id, a.email, a.locale, p.name_en, p.name_fr, p.slug
      from stock_alert a join product p on p.id = a.product_id join merchant m on m.id = p.merchant_id
      where a.sent_at is null and p.in_stock and p.on_shelf and m.is_open limit 200`);
    for (const { product_id, store_id: storeId, email, locale, slug, ...names } of due) {
      const name = locale === 'fr' ? names.name_fr : names.name_en;
      await needs.mail.send({
        channel: 'email',
        storeId,
        to: email,
        letter: {
          locale,
          subject: words(locale, 'subject', { name }),
          paragraphs: [words(locale, 'text')],
          button: { label: words(locale, 'look'), href: `${needs.origin}/product/${slug}` },
        },
      });
      await run(
        sql`update stock_alert set sent_at = ${needs.clock.now()} where product_id = ${product_id} and email = ${email}`,
      );
    }
  });
}
