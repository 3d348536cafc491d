import type { MerchantState, ShopProfile } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, run } from '../../database/tx';
import type { DeskCtx } from '../desk-ctx';

/** In which column each kind of contact is stored; a phone and a hotline share one. */
const columnOf: Readonly<Record<ShopProfile['contactBy'], string>> = {
  email: 'service_email',
  phone: 'service_phone',
  hotline: 'service_phone',
  message: 'service_message',
  h5: 'service_link',
};

/** A merchant's profile as stored, with its state. */
export type ShopRow = ShopProfile & { id: number; state: MerchantState };

/** The shop of a merchant that a scope sees; undefined: there is none. @param isHeld until the transaction ends */
export const seenShop = ({ storeId, merchantId }: DeskCtx, id: number, isHeld = false) =>
  row(sql<ShopRow>`
    select id, state, name, coalesce(intro ->> 'en', '') as "introEn", coalesce(intro ->> 'fr', '') as "introFr", avatar, banner,
      service_type as "contactBy", return_days as "returnDays",
      case service_type when 'email' then service_email when 'message' then service_message when 'h5' then service_link
        else service_phone end as contact
    from merchant where store_id = ${storeId} and id = ${id} ${merchantId === null ? sql`` : sql`and id = ${merchantId}`}
    ${isHeld ? sql`for no key update` : sql``}`);

/** Stores a profile. A language without words is left out, so that its readers get the other one. */
export const writeShop = (id: number, { introEn, introFr, contact, contactBy, ...profile }: ShopProfile) => {
  const intro = { ...(introEn ? { en: introEn } : {}), ...(introFr ? { fr: introFr } : {}) };
  return run(sql`
    update merchant set name = ${profile.name}, intro = ${JSON.stringify(intro)}::jsonb, avatar = ${profile.avatar},
      banner = ${profile.banner}, return_days = ${profile.returnDays}, service_type = ${contactBy},
      ${sql.ref(columnOf[contactBy])} = ${contact}
    where id = ${id}`);
};
