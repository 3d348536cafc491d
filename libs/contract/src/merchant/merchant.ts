import { z } from 'zod';
import { flag, id, imageUrl, instant } from '../wire/fields';
import { usd } from '../wire/money';
import { pageQuery } from '../wire/paging';
import { productCard, serviceType } from '../product/product';

/** A kind or a category of merchants. Source: spec 3 "Merchant type". */
export const merchantType = z.object({ id: z.int(), name: z.string() });
export type MerchantType = z.infer<typeof merchantType>;

/** A kind of merchants. `choice`: what an applicant reads in place of the name; absent: the name. */
export const merchantKind = merchantType.extend({ choice: z.string().optional() });
export type MerchantKind = z.infer<typeof merchantKind>;

/** How to speak to a merchant; only what fits `serviceType` is set. Links are https, tel or mailto only. */
export const merchantService = z.object({
  serviceType,
  serviceLink: z.string().nullable(),
  servicePhone: z.string().nullable(),
  serviceMessage: z.string().nullable(),
  serviceEmail: z.string().nullable(),
});
export type MerchantService = z.infer<typeof merchantService>;

/** A merchant's front door. `closedUntil` set: on holiday until then. `isCollect` false for anyone not signed in. */
export const merchantInfo = merchantService
  .extend({
    id: z.int(),
    name: z.string(),
    categoryId: z.int(),
    typeId: z.int(),
    isSelf: z.boolean(),
    avatar: imageUrl.nullable(),
    pcBanner: imageUrl.nullable(),
    pcBackImage: imageUrl.nullable(),
    /** The mean of `replyCount` reviews; says nothing while there are none. */
    starLevel: z.number().min(0).max(5),
    replyCount: z.int().min(0),
    /** One line of clear text; may be empty. */
    intro: z.string(),
    address: z.string().nullable(),
    createTime: instant,
    /** What a parcel costs, and from which sum on it costs nothing; null: never. */
    delivery: z.object({ freightFee: z.number(), freeFrom: z.number().nullable() }),
    returns: z.object({ days: z.int().min(0) }),
    collectNum: z.int().min(0),
    isCollect: z.boolean(),
    closedUntil: instant.nullable(),
  })
  .meta({ id: 'MerchantInfo' });
export type MerchantInfo = z.infer<typeof merchantInfo>;

/**
 * What a merchant shows of itself. `intro` is clear text: no markup of it is shown. Contacts only if the merchant publishes them.
 * `facts`: rows of clear text in the asked language: who sells in law (name, address, register, declaration), workshop, since when, followers; a row
 * without a value is left out. Absent: the api is of the release before. Source: Regulation (EU) 2022/2065, article 30 (7).
 */
export const merchantDetail = z
  .object({
    id: z.int(),
    name: z.string(),
    intro: z.string(),
    address: z.string().nullable(),
    createTime: instant,
    collectNum: z.int().min(0),
    qualificationPicture: z.array(imageUrl),
    facts: z.array(z.object({ label: z.string(), value: z.string() })).optional(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
  })
  .meta({ id: 'MerchantDetail' });
export type MerchantDetail = z.infer<typeof merchantDetail>;

/** A merchant in a street, with up to four of its products. */
export const merchantCard = z
  .object({
    id: z.int(),
    name: z.string(),
    /** One line of clear text; may be empty. */
    intro: z.string(),
    avatar: imageUrl.nullable(),
    backImage: imageUrl.nullable(),
    streetBackImage: imageUrl.nullable(),
    /** The mean of `replyCount` reviews; says nothing while there are none. */
    starLevel: z.number().min(0).max(5),
    replyCount: z.int().min(0),
    isSelf: z.boolean(),
    isCollect: z.boolean(),
    proList: z.array(productCard).max(4),
  })
  .meta({ id: 'MerchantCard' });
export type MerchantCard = z.infer<typeof merchantCard>;

/** Which merchants. Absent: not narrowed by it. */
export const merchantFilter = pageQuery.extend({
  keywords: z.string().trim().max(100).optional(),
  categoryId: id.optional(),
  typeId: id.optional(),
  isSelf: flag.optional(),
});
export type MerchantFilter = z.input<typeof merchantFilter>;

const direction = z.enum(['asc', 'desc']);

/** Which of a merchant's products. Prices in USD. */
export const merchantProductsQuery = pageQuery.extend({
  merId: id,
  cid: id.optional(),
  keyword: z.string().trim().max(200).optional(),
  priceOrder: direction.optional(),
  salesOrder: z.literal('desc').optional(),
  minPrice: usd.optional(),
  maxPrice: usd.optional(),
});
export type MerchantProductsQuery = z.input<typeof merchantProductsQuery>;
