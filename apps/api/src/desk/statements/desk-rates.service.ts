import type { Deps } from '../../deps';
import { notFound, ReplyError } from '../../errors';
import { offsetOf, page } from '../../reply';
import { note } from '../audit';
import type { DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { hasMerchant, merchantRates, storeRate, updateRate } from './rates.repository';

/** What the platform's people do with rates of the commission: a change is for orders that are made later. */
export function deskRates({ clock }: Pick<Deps, 'clock'>) {
  return {
    async rates({ query }, { storeId }) {
      const { list, total } = await merchantRates(storeId, query.q, { limit: query.limit, offset: offsetOf(query) });
      return { storeRate: await storeRate(storeId), merchants: page(list, { ...query, total }) };
    },

    async rateSave({ body }, ctx) {
      const { merchantId, from, to } = body;
      if (merchantId === null && to === null) throw new ReplyError('RATE_REQUIRED', deskWords(ctx.locale, 'noRate'));
      if (merchantId !== null && !(await hasMerchant(ctx.storeId, merchantId))) throw notFound();
      if (!(await updateRate(ctx.storeId, body)))
        throw new ReplyError('CHANGED_MEANWHILE', deskWords(ctx.locale, 'moved'));
      await note(ctx, clock.now(), {
        subject: ['rate', merchantId ?? 'store'],
        before: { basisPoints: from },
        after: { basisPoints: to },
      });
      return true;
    },
  } satisfies Partial<DeskHandlers>;
}
