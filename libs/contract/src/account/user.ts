import { z } from 'zod';
import type { SchemaTable } from '../wire/call';
import { codeText, emailText, imageUrl, instant, sentence, textUpTo } from '../wire/fields';
import { pagedOf, pageQuery } from '../wire/paging';
import type { userCalls } from './user.calls';

/** Who is signed in. `integral` is the points balance. Absent: phone and avatar are null. Source: spec 3 "Logged-in user". */
export const userInfo = z
  .object({
    uid: z.string(),
    email: z.string(),
    nickname: z.string(),
    phone: z.string().nullable(),
    countryCode: z.string().nullable(),
    avatar: imageUrl.nullable(),
    integral: z.int(),
    couponCount: z.int().min(0),
    collectCount: z.int().min(0),
    userType: z.string(),
  })
  .meta({ id: 'UserInfo' });
export type UserInfo = z.infer<typeof userInfo>;

/** An entry of the account menu; `pc_url` is a path of this store. Source: spec 3 "User menu entry". */
export const userMenuEntry = z.object({ id: z.int(), name: z.string(), pc_url: z.string() });
export type UserMenuEntry = z.infer<typeof userMenuEntry>;

export const userMenu = z.object({
  routine_my_menus: z.array(userMenuEntry),
  routine_my_banner: z.array(z.object({ id: z.int(), image: imageUrl, pc_url: z.string() })),
});
export type UserMenu = z.infer<typeof userMenu>;

/** A change of points. `type` 1 earned, 2 spent; `amount` is positive; `balance` is what was left. */
export const integralRow = z.object({
  id: z.int(),
  title: z.string(),
  type: z.literal([1, 2]),
  amount: z.int().min(0),
  balance: z.int(),
  time: instant,
});
export type IntegralRow = z.infer<typeof integralRow>;

/** Which mails the shopper wants beside those about their orders. */
export const noticeChoices = z.object({
  newsletter: z.boolean(),
  priceDrops: z.boolean(),
  backInStock: z.boolean(),
  reviews: z.boolean(),
});
export type NoticeChoices = z.infer<typeof noticeChoices>;

/** Schemas of the calls about the shopper. */
export const userSchemas = {
  userInfo: { data: userInfo },
  userProfile: { data: userInfo },
  userEdit: {
    body: z.object({
      nickname: textUpTo(60).optional(),
      avatar: imageUrl.nullish(),
      phone: textUpTo(32).nullish(),
      countryCode: textUpTo(5).nullish(),
    }),
    data: userInfo,
  },
  userMenu: { data: userMenu },
  integralList: { query: pageQuery, data: pagedOf(integralRow) },
  userNotices: { data: noticeChoices },
  userNoticesEdit: { body: noticeChoices.partial(), data: noticeChoices },
  userExport: { data: z.record(z.string(), z.unknown()) },
  userEmailCode: { body: z.object({ email: emailText }), data: sentence },
  userEmailEdit: {
    body: z.object({ email: emailText, captcha: codeText, password: z.string().max(128) }),
    data: z.literal(true),
  },
  userSignOutAll: { data: z.literal(true) },
  /** `confirm` is the shopper's own e-mail, typed once more. */
  userDelete: { body: z.object({ confirm: textUpTo(254) }), data: z.literal(true) },
} satisfies SchemaTable<typeof userCalls>;
