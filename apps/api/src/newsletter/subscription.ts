import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Clock } from '../clock';
import { row, run, tx } from '../database/tx';
import type { Locale } from '../locale';
import type { Mail } from '../mail/mail';
import { createWords } from '../words';

const words = createWords({
  subject: { en: 'You are on our list', fr: 'Vous êtes sur notre liste' },
  text: {
    en: 'Thank you for reading along. You can leave whenever you like.',
    fr: 'Merci de nous lire. Vous pouvez vous désinscrire quand vous le souhaitez.',
  },
  leave: { en: 'Unsubscribe', fr: 'Se désinscrire' },
});

/** Who gets the newsletter of which store. */
export interface Subscriber {
  storeId: number;
  /** In lower case. */
  email: string;
}

export interface SubscribeNeeds {
  clock: Clock;
  mail: Mail;
  publicOrigin: string;
}

export const isSubscribed = async ({ storeId, email }: Subscriber): Promise<boolean> =>
  (await row(sql<{ key: string }>`
    select key from newsletter_subscriber where store_id = ${storeId} and email = ${email}`)) !== undefined;

/** Puts somebody on the list and mails them how to leave it. Twice is one subscription and one letter. */
export const subscribe = (
  { clock, mail, publicOrigin }: SubscribeNeeds,
  { storeId, email }: Subscriber,
  locale: Locale,
): Promise<void> =>
  tx(async () => {
    const added = await row(sql<{ key: string }>`
      insert into newsletter_subscriber(store_id, email, key, created_at)
      values (${storeId}, ${email}, ${randomBytes(16).toString('hex')}, ${clock.now()})
      on conflict (store_id, email) do nothing returning key`);
    if (!added) return;
    await mail.send({
      channel: 'email',
      storeId,
      to: email,
      letter: {
        locale,
        subject: words(locale, 'subject'),
        paragraphs: [words(locale, 'text')],
        button: { label: words(locale, 'leave'), href: `${publicOrigin}/newsletter/leave?key=${added.key}` },
      },
    });
  });

/** Takes somebody off the list. */
export const unsubscribe = ({ storeId, email }: Subscriber) =>
  run(sql`delete from newsletter_subscriber where store_id = ${storeId} and email = ${email}`);
