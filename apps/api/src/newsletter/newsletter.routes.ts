import { randomBytes } from 'node:crypto';
import { isEmail, sameEmail } from '@souk/domain';
import { sql } from 'kysely';
import type { Clock } from '../clock';
import { row, run, tx } from '../database/tx';
import { fieldErrors, notFound } from '../errors';
import type { SomeHandlers } from '../http/handlers';
import type { Mail } from '../mail/mail';
import { createWords } from '../words';

const words = createWords({
  empty: { en: 'Please enter email', fr: 'Veuillez saisir votre e-mail' },
  wrong: { en: 'Please enter a valid email address', fr: 'Veuillez saisir une adresse e-mail valide' },
  done: {
    en: 'Congratulations! You have subscribed to our mail list',
    fr: 'Félicitations ! Votre inscription à notre liste de diffusion est enregistrée',
  },
  left: { en: 'You will get no more of these letters', fr: 'Vous ne recevrez plus ces lettres' },
  subject: { en: 'You are on our list', fr: 'Vous êtes sur notre liste' },
  text: {
    en: 'Thank you for reading along. You can leave whenever you like.',
    fr: 'Merci de nous lire. Vous pouvez vous désinscrire quand vous le souhaitez.',
  },
  leave: { en: 'Unsubscribe', fr: 'Se désinscrire' },
});

/** The newsletter. Subscribing twice is one subscription and one letter. Source: spec 7, form/subscribe/newsletter; ERR-06. */
export const newsletterRoutes = (needs: { clock: Clock; mail: Mail; publicOrigin: string }) =>
  ({
    async newsletterSubscribe({ query }, ctx) {
      if (query.email === '') throw fieldErrors({ email: words(ctx.locale, 'empty') });
      if (!isEmail(query.email)) throw fieldErrors({ email: words(ctx.locale, 'wrong') });
      const email = sameEmail(query.email);
      await tx(async () => {
        const added = await row(sql<{ key: string }>`
        insert into newsletter_subscriber(store_id, email, key, created_at)
        values (${ctx.storeId}, ${email}, ${randomBytes(16).toString('hex')}, ${needs.clock.now()})
        on conflict (store_id, email) do nothing returning key`);
        if (!added) return;
        const link = `${needs.publicOrigin}/newsletter/leave?key=${added.key}`;
        await needs.mail.send({
          channel: 'email',
          storeId: ctx.storeId,
          to: email,
          letter: {
            locale: ctx.locale,
            subject: words(ctx.locale, 'subject'),
            paragraphs: [words(ctx.locale, 'text')],
            button: { label: words(ctx.locale, 'leave'), href: link },
          },
        });
      });
      return words(ctx.locale, 'done');
    },
    async newsletterLeave({ body }, ctx) {
      if ((await run(sql`delete from newsletter_subscriber where key = ${body.key}`)) === 0) throw notFound();
      return words(ctx.locale, 'left');
    },
  }) satisfies SomeHandlers;
