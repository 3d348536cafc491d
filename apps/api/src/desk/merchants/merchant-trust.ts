import type { Deps } from '../../deps';
import { notFound, ReplyError } from '../../errors';
import { lockMerchant } from '../../merchants/merchant-state';
import { note } from '../audit';
import type { DeskHandlers } from '../desk-ctx';
import { merchantWords } from '../merchant-words';
import { changeTrust } from './merchants.repository';

/** Whether a merchant's new products are looked at before they are sold. Source: docs/back-office.md, A look at new products. */
export function deskMerchantTrust({ clock }: Pick<Deps, 'clock'>) {
  return {
    async merchantTrust({ params: { id }, body: { from, to } }, ctx) {
      if (!(await lockMerchant(ctx.storeId, id))) throw notFound();
      if (!(await changeTrust(id, from, to)))
        throw new ReplyError('CHANGED_MEANWHILE', merchantWords(ctx.locale, 'moved'));
      await note(ctx, clock.now(), { subject: ['merchant', id], before: { trust: from }, after: { trust: to } });
      return true;
    },
  } satisfies Partial<DeskHandlers>;
}
