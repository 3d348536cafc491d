import { isEmail, sameEmail } from '@souk/domain';
import { sql } from 'kysely';
import { run } from '../database/tx';
import { fieldErrors, notFound } from '../errors';
import type { SomeHandlers } from '../http/handlers';
import { createWords } from '../words';
import { subscribe, type SubscribeNeeds } from './subscription';

const words = createWords({
  empty: { en: 'Please enter email', fr: 'Veuillez saisir votre e-mail' },
  wrong: { en: 'Please enter a valid email address', fr: 'Veuillez saisir une adresse e-mail valide' },
  done: {
    en: 'Congratulations! You have subscribed to our mail list',
    fr: 'Félicitations ! Votre inscription à notre liste de diffusion est enregistrée',
  },
  left: { en: 'You will get no more of these letters', fr: 'Vous ne recevrez plus ces lettres' },
});

/** The newsletter. Subscribing twice is one subscription and one letter. Source: spec 7, form/subscribe/newsletter; ERR-06. */
export const newsletterRoutes = (needs: SubscribeNeeds) =>
  ({
    async newsletterSubscribe({ query }, ctx) {
      if (query.email === '') throw fieldErrors({ email: words(ctx.locale, 'empty') });
      if (!isEmail(query.email)) throw fieldErrors({ email: words(ctx.locale, 'wrong') });
      const email = sameEmail(query.email);
      await subscribe(needs, { storeId: ctx.storeId, email }, ctx.locale);
      return words(ctx.locale, 'done');
    },
    async newsletterLeave({ body }, ctx) {
      if ((await run(sql`delete from newsletter_subscriber where key = ${body.key}`)) === 0) throw notFound();
      return words(ctx.locale, 'left');
    },
  }) satisfies SomeHandlers;
