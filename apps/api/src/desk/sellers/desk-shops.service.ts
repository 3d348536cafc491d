import type { ShopProfile } from '@souk/contract/desk';
import { isContact, missingOfProfile, missingOfTrader } from '@souk/domain/desk';
import type { Deps } from '../../deps';
import { fieldErrors, notFound, ReplyError } from '../../errors';
import { moveMerchant } from '../../merchants/merchant-state';
import { bareUrl, useOwnPictures } from '../../uploads/own-pictures';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { merchantWords } from '../merchant-words';
import { sellsToEu } from '../sells-to-eu';
import { refuseOvertaken, versionOf } from '../version-of';
import { seenSeller } from './seller.repository';
import { seenShop, type ShopRow, writeShop } from './shop.repository';

const profileOf = ({
  name,
  introEn,
  introFr,
  avatar,
  banner,
  contactBy,
  contact,
  returnDays,
}: ShopProfile): ShopProfile => ({ name, introEn, introFr, avatar, banner, contactBy, contact, returnDays });

/** What the log keeps of a profile: how the merchant is reached is named, never stored. */
const noted = ({ contact: _contact, ...rest }: ShopProfile) => rest;

/** Merchants' shops as shoppers read them, and their opening. Source: docs/back-office.md, The shop profile. */
export function deskShops({ clock }: Pick<Deps, 'clock'>) {
  /** @throws {ReplyError} 404 for a merchant outside the scope, the same as for none */
  const seen = async (id: number, ctx: DeskCtx, isHeld = false) => {
    const found = await seenShop(ctx, id, isHeld);
    if (!found) throw notFound();
    return found;
  };

  /** Takes pictures into use that the person uploaded; those that the shop has already stay. @throws {ReplyError} 400 at the field */
  const takePictures = async (asked: ShopProfile, before: ShopRow, ctx: DeskCtx) => {
    for (const field of ['avatar', 'banner'] as const) {
      if (asked[field] === '' || asked[field] === before[field]) continue;
      const use = { owner: { userId: ctx.actor.sub }, field, most: 1, locale: ctx.locale, now: clock.now() };
      await useOwnPictures([asked[field]], use);
    }
    return { ...asked, avatar: bareUrl(asked.avatar), banner: bareUrl(asked.banner) };
  };

  /** What a shop has not yet and must have before it opens: shoppers of the European Union buy of whom the store knows. */
  const missingOf = async (shop: ShopRow, ctx: DeskCtx) => {
    const seller = (await sellsToEu(ctx.storeId)) ? await seenSeller(ctx, shop.id) : undefined;
    return [...missingOfProfile(shop), ...(seller ? missingOfTrader(seller) : [])];
  };

  return {
    async shop({ params: { id } }, ctx) {
      const found = await seen(id, ctx);
      const profile = profileOf(found);
      return {
        ...profile,
        id,
        state: found.state,
        missing: await missingOf(found, ctx),
        version: versionOf(profile),
      };
    },

    async shopSave({ params: { id }, body: { version, ...asked } }, ctx) {
      const found = await seen(id, ctx, true);
      const before = profileOf(found);
      refuseOvertaken(before, version, ctx);
      if (!isContact(asked)) throw fieldErrors({ contact: deskWords(ctx.locale, 'badContact') });
      const after = profileOf(await takePictures(asked, found, ctx));
      await writeShop(id, after);
      await note(ctx, clock.now(), { subject: ['seller', id], before: noted(before), after: noted(after) });
      return { version: versionOf(after) };
    },

    async shopOpen({ params: { id } }, ctx) {
      const found = await seen(id, ctx, true);
      const missing = await missingOf(found, ctx);
      if (found.state !== 'preparing')
        throw new ReplyError('MERCHANT_MOVED', merchantWords(ctx.locale, 'moved'), { state: found.state });
      if (missing.length > 0)
        throw new ReplyError('SHOP_INCOMPLETE', merchantWords(ctx.locale, 'incomplete'), { missing });
      await moveMerchant(id, 'open', { reason: '', now: clock.now() });
      await note(ctx, clock.now(), {
        subject: ['seller', id],
        before: { state: found.state },
        after: { state: 'open' },
      });
      return { state: 'open' as const };
    },
  } satisfies Partial<DeskHandlers>;
}
