import type { NoticeChoices, UserInfo, UserMenu } from '@souk/contract';
import { sameEmail } from '@souk/domain';
import { tx } from '../database/tx';
import type { Deps } from '../deps';
import { fieldErrors, notFound } from '../errors';
import type { UserCtx, Input } from '../http/handlers';
import { isSubscribed, subscribe, type Subscriber, unsubscribe } from '../newsletter/subscription';
import { offsetOf, page } from '../reply';
import { useOwnPictures } from '../uploads/own-pictures';
import { createWords } from '../words';
import { diallingOf, phoneNumber } from './phone';
import { findProfile, noticesOf, pointsOf, saveNotices, updateProfile } from './profile.repository';

const words = createWords({
  coupons: { en: 'My coupons', fr: 'Mes bons' },
  wishList: { en: 'Wish list', fr: 'Liste d’envies' },
  addresses: { en: 'Addresses', fr: 'Adresses' },
  support: { en: 'Support', fr: 'Assistance' },
  welcome: { en: 'Welcome to {store}', fr: 'Bienvenue chez {store}' },
  order: { en: 'Order {no}', fr: 'Commande {no}' },
  refund: { en: 'Refund {no}', fr: 'Remboursement {no}' },
  review: { en: 'Review of {name}', fr: 'Avis sur {name}' },
  adjust: { en: 'Adjusted by {store}', fr: 'Ajustement par {store}' },
  nickname: { en: 'Username cannot be empty', fr: 'Le nom affiché ne peut pas être vide' },
});

const menu = [
  ['coupons', '/users/coupon_list'],
  ['wishList', '/users/collection_list'],
  ['addresses', '/users/address_list'],
  ['support', '/users/support_ticket'],
] as const;

/** Who the shopper is, and what the store keeps of them. Source: ACCT-01, ACCT-08. */
export function createProfileService({
  clock,
  stores,
  mail,
  config,
}: Pick<Deps, 'clock' | 'stores' | 'mail' | 'config'>) {
  const needs = { clock, mail, publicOrigin: config.publicOrigin };
  const info = async (ctx: UserCtx): Promise<UserInfo> => {
    const found = await findProfile(ctx.userId, clock.now());
    if (!found) throw notFound();
    return {
      uid: found.sub,
      email: found.email ?? '',
      nickname: found.nickname,
      phone: found.phone,
      countryCode: diallingOf(found.phone),
      avatar: found.avatar || null,
      integral: found.points,
      couponCount: found.coupons,
      collectCount: found.collected,
      userType: 'shopper',
    };
  };

  const pictureOf = async (avatar: string | null | undefined, ctx: UserCtx): Promise<string | undefined> => {
    if (avatar === undefined) return undefined;
    if (!avatar || avatar === (await info(ctx)).avatar) return avatar ?? '';
    const use = { owner: { userId: ctx.userId }, field: 'avatar', most: 1, locale: ctx.locale, now: clock.now() };
    const [own] = await useOwnPictures([avatar], use);
    return own;
  };

  /** Undefined for an account without an e-mail. */
  const subscriberOf = async ({ userId, storeId }: UserCtx): Promise<Subscriber | undefined> => {
    const email = (await findProfile(userId, clock.now()))?.email;
    return email ? { storeId, email: sameEmail(email) } : undefined;
  };

  const notices = async (ctx: UserCtx): Promise<NoticeChoices> => {
    const own = await subscriberOf(ctx);
    return { newsletter: own !== undefined && (await isSubscribed(own)), ...(await noticesOf(ctx.userId)) };
  };

  return {
    info,

    /** @throws {ReplyError} 400 at `nickname`, `phone` or `avatar`. */
    edit: (input: Input<'userEdit'>['body'], ctx: UserCtx): Promise<UserInfo> =>
      tx(async () => {
        if (input.nickname === '') throw fieldErrors({ nickname: words(ctx.locale, 'nickname') });
        const phone = input.phone ? phoneNumber(input.phone, input.countryCode ?? '', ctx.locale) : input.phone;
        const avatar = await pictureOf(input.avatar, ctx);
        await updateProfile(ctx.userId, { nickname: input.nickname, avatar, phone: phone === '' ? null : phone });
        return info(ctx);
      }),

    menu: (ctx: UserCtx): UserMenu => ({
      routine_my_menus: menu.map(([key, pc_url], at) => ({ id: at + 1, name: words(ctx.locale, key), pc_url })),
      routine_my_banner: [],
    }),

    /** The points ledger, the newest first. */
    async points(paging: Input<'integralList'>['query'], ctx: UserCtx) {
      const store = await stores.nameOf(ctx.storeId);
      const list = await pointsOf(ctx.userId, { limit: paging.limit, offset: offsetOf(paging) });
      return page(
        list.map(({ id, kind, link_no, amount, balance, created_at, name_en, name_fr }) => ({
          id,
          title: words(ctx.locale, kind, {
            store,
            no: link_no,
            name: (ctx.locale === 'fr' ? name_fr : name_en) ?? link_no,
          }),
          type: amount >= 0 ? (1 as const) : (2 as const),
          amount: Math.abs(amount),
          balance,
          time: created_at.toISOString(),
        })),
        { ...paging, total: list[0]?.total ?? 0 },
      );
    },

    notices,

    /** The newsletter is one list, whether it was asked for here or below a page. */
    async editNotices({ newsletter, ...some }: Input<'userNoticesEdit'>['body'], ctx: UserCtx): Promise<NoticeChoices> {
      const own = await subscriberOf(ctx);
      if (own && newsletter === true) await subscribe(needs, own, ctx.locale);
      if (own && newsletter === false) await unsubscribe(own);
      await saveNotices(ctx.userId, some);
      return notices(ctx);
    },
  };
}
