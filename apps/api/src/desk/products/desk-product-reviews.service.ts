import type { Deps } from '../../deps';
import { fieldErrors, notFound } from '../../errors';
import { ownersOf } from '../../merchants/members.repository';
import { note } from '../audit';
import type { DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { seenProduct } from './desk-products.repository';
import { decideProduct } from './publish-product';
import { reviewMail } from './review-mail';

/** What the platform decides about new products of merchants that are not trusted. Source: docs/back-office.md, A look at new products. */
export function deskProductReviews({ clock, config, mail }: Pick<Deps, 'clock' | 'config' | 'mail'>) {
  return {
    async productDecide({ params: { id }, body: { from, to, version, reason } }, ctx) {
      const now = clock.now();
      const found = await seenProduct(ctx, id, now);
      if (!found) throw notFound();
      if (to === 'refused' && reason === '') throw fieldErrors({ reason: deskWords(ctx.locale, 'reasonMissing') });
      const raised = await decideProduct(id, { from, version, isAccepted: to === 'live', reason }, ctx, now);
      const decided = { storeId: ctx.storeId, merchantId: found.merchant_id, product: found, to, reason };
      for (const owner of await ownersOf(found.merchant_id))
        await mail.send(reviewMail(decided, owner, config.deskOrigin));
      await note(ctx, now, {
        subject: ['product', id],
        reason: to === 'refused' ? reason : '',
        before: { review: from },
        after: { review: to },
      });
      return { version: raised };
    },
  } satisfies Partial<DeskHandlers>;
}
