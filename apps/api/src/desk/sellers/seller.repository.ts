import type { SellerDetails, TraderDetails } from '@souk/contract/desk';
import { sql } from 'kysely';
import { row, run } from '../../database/tx';
import type { DeskCtx } from '../desk-ctx';

/** Who a merchant is in law, as stored. */
export type SellerRow = SellerDetails &
  TraderDetails & { id: number; name: string; accountEnd: string; certifiedAt: Date | null };

/** A merchant that a scope sees; undefined: there is none. @param isHeld until the transaction ends */
export const seenSeller = (
  { storeId, merchantId }: Pick<DeskCtx, 'storeId' | 'merchantId'>,
  id: number,
  isHeld = false,
) =>
  row(sql<SellerRow>`
    select id, name, legal_name as "legalName", legal_address as "legalAddress", tax_number as "taxNumber",
      legal_phone as "legalPhone", legal_email as "legalEmail",
      trade_register as "tradeRegister", register_number as "registerNumber", payment_account_end as "accountEnd",
      certified_at as "certifiedAt", certified_at is not null as "isCertified"
    from merchant where store_id = ${storeId} and id = ${id} ${merchantId === null ? sql`` : sql`and id = ${merchantId}`}
    ${isHeld ? sql`for no key update` : sql``}`);

/** Stores the details of a merchant; a declaration that was made before stays of its day. */
export const writeSeller = (id: number, details: SellerDetails & TraderDetails, now: Date) =>
  run(sql`
    update merchant set legal_name = ${details.legalName}, legal_address = ${details.legalAddress},
      tax_number = ${details.taxNumber}, trade_register = ${details.tradeRegister},
      register_number = ${details.registerNumber}, legal_phone = ${details.legalPhone}, legal_email = ${details.legalEmail},
      certified_at = case when ${details.isCertified} then coalesce(certified_at, ${now}) end
    where id = ${id}`);

/** Stores an account to pay out to. @param sealed as `seal` made it @param end what screens show of it */
export const writeAccount = (id: number, sealed: string, end: string) =>
  run(sql`update merchant set payment_account = ${sealed}, payment_account_end = ${end} where id = ${id}`);

/** The account as it is stored; null: there is none. */
export const storedAccount = async (id: number): Promise<string | null> =>
  (await row(sql<{ account: string | null }>`select payment_account as account from merchant where id = ${id}`))
    ?.account ?? null;
