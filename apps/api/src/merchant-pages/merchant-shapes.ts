import type { MerchantCard, MerchantDetail, MerchantInfo, MerchantService, ProductCard } from '@souk/contract';
import { usdOf } from '../money';
import type { MerchantRow } from './merchants.repository';

const orNull = (text: string) => (text === '' ? null : text);

/** A merchant's own link: https or nothing. Source: marketplace 11. */
const httpsOrNull = (link: string) => (/^https:\/\/[^\s"'<>]+$/i.test(link) && URL.canParse(link) ? link : null);

const firstLine = (text: string | null) => (text ?? '').split('\n')[0]?.slice(0, 300) ?? '';

const ofType = <T>(isIt: boolean, value: T): T | null => (isIt ? value : null);

/** How a merchant is spoken to; only what fits its service type. Source: WIDGET-07. */
export const serviceOf = (row: MerchantRow): MerchantService => {
  const type = row.service_type;
  return {
    serviceType: type,
    serviceLink: ofType(type === 'h5', httpsOrNull(row.service_link)),
    servicePhone: ofType(type === 'phone' || type === 'hotline', orNull(row.service_phone)),
    serviceMessage: ofType(type === 'message', orNull(row.service_message)),
    serviceEmail: ofType(type === 'email', orNull(row.service_email)),
  };
};

export const infoOf = (row: MerchantRow, now: Date): MerchantInfo => ({
  ...serviceOf(row),
  id: row.id,
  name: row.name,
  categoryId: row.category_id ?? 0,
  typeId: row.type_id ?? 0,
  isSelf: row.is_self,
  avatar: orNull(row.avatar),
  pcBanner: orNull(row.banner),
  pcBackImage: orNull(row.banner),
  starLevel: Number(row.star_level),
  replyCount: row.review_count,
  intro: firstLine(row.intro),
  address: orNull(row.address),
  createTime: row.created_at.toISOString(),
  delivery: {
    freightFee: usdOf(row.freight_fee_cents),
    freeFrom: row.freight_free_from_cents === null ? null : usdOf(row.freight_free_from_cents),
  },
  returns: { days: row.return_days },
  collectNum: Number(row.collect_num),
  isCollect: row.is_followed,
  closedUntil: row.closed_until && row.closed_until > now ? row.closed_until.toISOString() : null,
});

/** Nothing of who stands behind a merchant leaves here: no real name, and contacts only through the service fields. */
export const detailOf = (row: MerchantRow): MerchantDetail => ({
  id: row.id,
  name: row.name,
  intro: row.intro ?? '',
  address: orNull(row.address),
  createTime: row.created_at.toISOString(),
  collectNum: Number(row.collect_num),
  qualificationPicture: row.qualification_picture,
  email: ofType(row.service_type === 'email', orNull(row.service_email)),
  phone: ofType(row.service_type === 'phone' || row.service_type === 'hotline', orNull(row.service_phone)),
});

export const cardOf = (row: MerchantRow, products: ProductCard[]): MerchantCard => ({
  id: row.id,
  name: row.name,
  intro: firstLine(row.intro),
  avatar: orNull(row.avatar),
  backImage: orNull(row.banner),
  streetBackImage: orNull(row.banner),
  starLevel: Number(row.star_level),
  replyCount: row.review_count,
  isSelf: row.is_self,
  isCollect: row.is_followed,
  proList: products,
});
