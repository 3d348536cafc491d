import type { ApplicationDocument, AuditStatus } from '@souk/contract';
import { sql } from 'kysely';
import type { Locale } from '../locale';
import { row, rows, run } from '../database/tx';
import { isEmailProved } from '../identity/shoppers';

export interface ApplicationRow {
  id: number;
  store_id: number;
  user_id: string | null;
  name: string;
  real_name: string;
  phone: string;
  country_code: string;
  email: string;
  category_id: number;
  type_id: number;
  keywords: string;
  address: string;
  country: string;
  trade_register: string;
  register_number: string;
  locale: Locale;
  audit_status: AuditStatus;
  denial_reason: string | null;
  created_at: Date;
  sent_at: Date;
}

const columns = sql`id, store_id, user_id, name, real_name, phone, country_code, email, category_id, type_id, keywords, address,
  country, trade_register, register_number, locale, audit_status, denial_reason, created_at, sent_at`;

/** What an applicant writes. */
export interface ApplicationFields {
  name: string;
  realName: string;
  phone: string;
  countryCode: string;
  email: string;
  categoryId: number;
  typeId: number;
  keywords: string;
  address: string;
  country: string;
  /** Undefined: it stays as it was. */
  tradeRegister: string | undefined;
  /** Undefined: it stays as it was. */
  registerNumber: string | undefined;
  agreementVersion: string;
}

interface Whose {
  storeId: number;
  userId: string;
}

/** Brings what somebody sent without an account to the account that has proved that e-mail; of what was approved they are the owner. */
export const claimByEmail = ({ storeId, userId }: Whose) =>
  run(sql`
    with claimed as (
      update merchant_application a set user_id = s.sub from shopper s
      where s.sub = ${userId} and a.user_id is null and a.store_id = ${storeId} and a.email = lower(s.email)
        and ${isEmailProved}
      returning a.merchant_id, a.user_id, a.decided_at)
    insert into merchant_member(merchant_id, sub, role, added_at)
    select merchant_id, user_id, 'owner', decided_at from claimed where merchant_id is not null on conflict do nothing`);

export const ownApplications = ({ storeId, userId }: Whose, at: { limit: number; offset: number }) =>
  rows(sql<ApplicationRow>`
    select ${columns} from merchant_application where user_id = ${userId} and store_id = ${storeId}
    order by created_at desc, id desc limit ${at.limit} offset ${at.offset}`);

export const countOwn = async ({ storeId, userId }: Whose): Promise<number> =>
  (
    await row(sql<{ count: number }>`
    select count(*) as count from merchant_application where user_id = ${userId} and store_id = ${storeId}`)
  )?.count ?? 0;

/** One application; a stranger's is as if it were not there. */
export const ownApplication = (userId: string, id: number) =>
  row(
    sql<ApplicationRow>`select ${columns} from merchant_application where id = ${id} and user_id = ${userId} for update`,
  );

/** Any application, for those who decide. */
export const anyApplication = (id: number) =>
  row(sql<ApplicationRow>`select ${columns} from merchant_application where id = ${id} for update`);

export const hasOpen = async (storeId: number, email: string, userId: string | null): Promise<boolean> =>
  (await row(sql`
    select 1 from merchant_application
    where store_id = ${storeId} and audit_status = 1 and (email = ${email} or user_id = ${userId})`)) !== undefined;

/** Whether a category and a kind of merchant exist. */
export const areKnown = async (categoryId: number, typeId: number) => {
  const found = await row(sql<{ category: boolean; type: boolean }>`
    select exists (select 1 from merchant_category where id = ${categoryId}) as category,
      exists (select 1 from merchant_type where id = ${typeId}) as type`);
  return found ?? { category: false, type: false };
};

interface NewApplication extends ApplicationFields {
  storeId: number;
  userId: string | null;
  locale: Locale;
  now: Date;
}

export const insertApplication = async (made: NewApplication): Promise<number> =>
  (
    await row(sql<{ id: number }>`
      insert into merchant_application(store_id, user_id, name, real_name, phone, country_code, email, category_id, type_id,
        keywords, address, country, trade_register, register_number, agreement_version, locale, created_at, sent_at)
      values (${made.storeId}, ${made.userId}, ${made.name}, ${made.realName}, ${made.phone}, ${made.countryCode}, ${made.email},
        ${made.categoryId}, ${made.typeId}, ${made.keywords}, ${made.address}, ${made.country}, ${made.tradeRegister ?? ''},
        ${made.registerNumber ?? ''}, ${made.agreementVersion},
        ${made.locale}, ${made.now}, ${made.now})
      returning id`)
  )?.id ?? 0;

/** Sends a declined application again, with what was changed. */
export const updateApplication = (id: number, made: ApplicationFields, now: Date) =>
  run(sql`
    update merchant_application set name = ${made.name}, real_name = ${made.realName}, phone = ${made.phone},
      country_code = ${made.countryCode}, email = ${made.email}, category_id = ${made.categoryId}, type_id = ${made.typeId},
      keywords = ${made.keywords}, address = ${made.address}, country = ${made.country},
      trade_register = coalesce(${made.tradeRegister ?? null}, trade_register),
      register_number = coalesce(${made.registerNumber ?? null}, register_number),
      agreement_version = ${made.agreementVersion}, audit_status = 1, denial_reason = null, sent_at = ${now}, decided_at = null,
      times_sent = times_sent + 1
    where id = ${id}`);

/** Sets the pictures of an application; what was accepted before stays accepted. */
export async function setDocuments(id: number, urls: readonly string[]): Promise<void> {
  await run(sql`delete from application_document where application_id = ${id} and url <> all(${[...urls]}::text[])`);
  await run(sql`
    insert into application_document(application_id, url, sort)
    select ${id}, url, place - 1 from unnest(${[...urls]}::text[]) with ordinality as given(url, place)
    on conflict (application_id, url) do update set sort = excluded.sort,
      state = case when application_document.state = 'accepted' then 'accepted' else 'pending' end,
      reason = case when application_document.state = 'accepted' then application_document.reason end`);
}

export const documentsOf = (id: number) =>
  rows(sql<ApplicationDocument>`
    select url, state, reason from application_document where application_id = ${id} order by sort, url`);
