import type { MerchantCard, MerchantDetail, MerchantInfo, MerchantService, ProductCard } from '@souk/contract';
import { dayText } from '../dates';
import type { Locale } from '../locale';
import { usdOf } from '../money';
import { createWords } from '../words';
import type { MerchantRow } from './merchants.repository';

const words = createWords({
  legalName: { en: 'Sold by', fr: 'Vendeur' },
  legalAddress: { en: 'Registered address', fr: 'Adresse du siège' },
  legalPhone: { en: 'Telephone of the seller', fr: 'Téléphone du vendeur' },
  legalEmail: { en: 'Email address of the seller', fr: 'Adresse e-mail du vendeur' },
  register: { en: 'Trade register', fr: 'Registre du commerce' },
  declaration: { en: 'Declaration', fr: 'Engagement' },
  declared: {
    en: 'The seller undertakes to offer only products that comply with the law of the European Union.',
    fr: 'Le vendeur s’engage à ne proposer que des produits conformes au droit de l’Union européenne.',
  },
  since: { en: 'Selling here since', fr: 'Vend ici depuis le' },
  workshop: { en: 'Workshop', fr: 'Atelier' },
  followers: { en: 'Followers', fr: 'Abonnés' },
});
const rowNames = [
  'legalName',
  'legalAddress',
  'legalPhone',
  'legalEmail',
  'register',
  'declaration',
  'workshop',
  'since',
  'followers',
] as const;

const orNull = (text: string) => (text === '' ? null : text);

/** A merchant's own link: https or nothing. Source: marketplace 11. */
const httpsOrNull = (link: string) => (/^https:\/\/[^\s"'<>]+$/i.test(link) && URL.canParse(link) ? link : null);

const firstLine = (text: string | null) => (text ?? '').split('\n')[0]?.slice(0, 300) ?? '';

const ofType = <T>(isIt: boolean, value: T): T | null => (isIt ? value : null);

const phoneOf = ({ service_type: type, service_phone: phone }: MerchantRow) =>
  ofType(type === 'phone' || type === 'hotline', orNull(phone));
const emailOf = ({ service_type: type, service_email: email }: MerchantRow) => ofType(type === 'email', orNull(email));

/** How a merchant is spoken to; only what fits its service type. Source: WIDGET-07. */
export const serviceOf = (row: MerchantRow): MerchantService => {
  const type = row.service_type;
  return {
    serviceType: type,
    serviceLink: ofType(type === 'h5', httpsOrNull(row.service_link)),
    servicePhone: phoneOf(row),
    serviceMessage: ofType(type === 'message', orNull(row.service_message)),
    serviceEmail: emailOf(row),
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

const onOneLine = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(', ');

/**
 * Rows of a merchant's page. Who sells in law is shown as the merchant declared it; tax number and account never are.
 * Source: Regulation (EU) 2022/2065, article 30 (7).
 */
const factsIn = (row: MerchantRow, locale: Locale): MerchantDetail['facts'] => {
  const legalAddress = onOneLine(row.legal_address);
  const values = {
    legalName: row.legal_name,
    legalAddress,
    // A contact that the shop is reached by stands on the page as such.
    legalPhone: row.legal_phone === phoneOf(row) ? '' : row.legal_phone,
    legalEmail: row.legal_email === emailOf(row) ? '' : row.legal_email,
    register: [row.trade_register, row.register_number].filter((part) => part !== '').join(', '),
    declaration: row.certified_at === null ? '' : words(locale, 'declared'),
    workshop: row.address === legalAddress ? '' : row.address,
    since: dayText(row.created_at, locale),
    followers: Number(row.collect_num) > 0 ? String(row.collect_num) : '',
  };
  return rowNames
    .filter((name) => values[name] !== '')
    .map((name) => ({ label: words(locale, name), value: values[name] }));
};

/** No name of a person leaves here but one that trades under it, and contacts only through the service fields. */
export const detailOf = (row: MerchantRow, locale: Locale): MerchantDetail => ({
  id: row.id,
  name: row.name,
  intro: row.intro ?? '',
  address: orNull(row.address),
  createTime: row.created_at.toISOString(),
  collectNum: Number(row.collect_num),
  qualificationPicture: row.qualification_picture,
  facts: factsIn(row, locale),
  email: emailOf(row),
  phone: phoneOf(row),
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
