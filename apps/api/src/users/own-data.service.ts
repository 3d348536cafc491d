import { sameEmail } from '@souk/domain';
import { type RawBuilder, sql } from 'kysely';
import { row, rows, tx } from '../database/tx';
import type { Deps } from '../deps';
import { fieldErrors, ReplyError } from '../errors';
import type { UserCtx } from '../http/handlers';
import { isEmailProved } from '../identity/shoppers';
import { lockMembers, membershipsOf } from '../merchants/members.repository';
import { orderIn } from '../orders/order-states';
import { hasOpenRefund } from '../orders/refund-in';
import { eraseGuest, erasePerson } from '../retention/erasure';
import { rolesOf } from '../staff/staff-roles.repository';
import { lockRoles } from '../staff/staff.repository';
import { accountDeletionMessages } from './account-deletion-messages';
import { columnsOf, type ExportedTable } from './exported-columns';

/** Rows of a table, as its alias `x`, and what they are found by. */
interface Holding {
  table: ExportedTable;
  from: RawBuilder<unknown>;
}

const held = (table: ExportedTable, by: RawBuilder<unknown>, join = sql``): Holding => ({
  table,
  from: sql`${sql.table(table)} x ${join} where ${by} = `,
});

const ofOrder = sql`join purchase p on p.order_no = x.purchase_no`;
const ofLine = sql`join merchant_order o on o.order_no = x.order_no join purchase p on p.order_no = o.purchase_no`;
const byUser = sql`x.user_id`;
const byBuyer = sql`p.user_id`;

/** Every table that holds something of a shopper, and how it is found by their `sub`. */
const holdings = {
  profile: held('shopper', sql`x.sub`),
  addresses: held('address', byUser),
  purchases: held('purchase', byUser),
  orders: held('merchant_order', byBuyer, ofOrder),
  orderLines: held('order_item', byBuyer, ofLine),
  refunds: held('refund', byUser),
  reviews: held('review', byUser),
  coupons: held('user_coupon', byUser),
  points: held('points_entry', byUser),
  wishList: held('collect_product', byUser),
  followedMerchants: held('collect_merchant', byUser),
  tickets: held('ticket', byUser),
  applications: held('merchant_application', byUser),
  visits: held('visit', byUser),
  notices: held('notice_choice', byUser),
};

const byEmail = sql`x.user_id is null and lower(x.email)`;
const byGuest = sql`p.user_id is null and lower(p.email)`;

/** Every table that holds something of somebody who bought without an account, and how it is found by their e-mail. */
const guestHoldings = {
  purchases: held('purchase', byEmail),
  orders: held('merchant_order', byGuest, ofOrder),
  orderLines: held('order_item', byGuest, ofLine),
  refunds: held('refund', byGuest, ofLine),
  applications: held('merchant_application', byEmail),
  stockAlerts: held('stock_alert', sql`lower(x.email)`),
  variantAlerts: held('variant_alert', sql`lower(x.email)`),
};

/** All rows of some tables, with what is the shopper's own of each. */
const everythingOf = async (from: Readonly<Record<string, Holding>>, whose: string) => {
  const result: Record<string, unknown[]> = {};
  for (const [name, { table, from: found }] of Object.entries(from)) {
    const columns = sql.join(columnsOf(table).map((column) => sql.ref(`x.${column}`)));
    const all = await rows(
      sql<{ data: unknown }>`select to_jsonb(y) as data from (select ${columns} from ${found} ${whose}) y`,
    );
    result[name] = all.map(({ data }) => data);
  }
  return result;
};

/** Whoever has an account by its `sub`, whoever has none by an e-mail. */
export type DataSubject = { sub: string } | { sub: null; email: string };

/** Who has somebody deleted: themselves, or the platform's people. */
interface Remover {
  isStaff: boolean;
}

/**
 * The e-mail by which is found what somebody has without an account. An account's counts once it is proved; for staff, who looked at whose it
 * is, also while nobody has proved it. What another account has proved is that one's.
 */
const emailOf = (person: DataSubject, { isStaff }: Remover) =>
  person.sub === null
    ? sql<string>`${sameEmail(person.email)}`
    : sql<string | null>`(
        select lower(own.email) from shopper own where own.sub = ${person.sub} and coalesce((
          select bool_or(s.sub = own.sub) from shopper s where lower(s.email) = lower(own.email) and ${isEmailProved}), ${isStaff}))`;

/** What somebody is known by, and types to have everything deleted: the account's e-mail, phone or name, a guest's e-mail. Never empty. */
export const contactOf = async (person: DataSubject): Promise<string> => {
  if (person.sub === null) return person.email;
  const own = await row(sql<{ contact: string }>`
    select coalesce(nullif(email, ''), nullif(phone, ''), nickname) as contact from shopper where sub = ${person.sub}`);
  return own?.contact ?? person.sub;
};

interface Contacts {
  email: string | null;
  phone: string | null;
}

/** E-mail in lower case, and phone, by which is found what an account's person has besides. The profile's phone is what was typed. */
const contactsOf = async (sub: string, by: Remover): Promise<string[]> => {
  const own = await row(sql<Contacts>`
    select ${emailOf({ sub }, by)} as email, (select phone from account where id = ${sub}) as phone`);
  return [own?.email, own?.phone].filter((contact) => contact != null);
};

/** Orders that are not finished, those included that were made without signing in by an e-mail that counts as theirs. */
export const openOrders = async (person: DataSubject, by: Remover): Promise<string[]> =>
  (
    await rows(sql<{ order_no: string }>`
      select o.order_no from purchase p join merchant_order o on o.purchase_no = p.order_no
      where (p.user_id = ${person.sub} or (p.user_id is null and lower(p.email) = ${emailOf(person, by)}))
        and (p.state = 'unpaid' or (p.state = 'paid' and ${orderIn('o.status', ['paid', 'inTransit'])}) or ${hasOpenRefund('o')})
      order by o.order_no`)
  ).map(({ order_no }) => order_no);

type Asker = Pick<UserCtx, 'storeId' | 'locale'> & Remover;

/**
 * Refuses to take a merchant's last owner or the platform's last administrator away. Their colleagues' roles stay locked until the
 * transaction ends: of two who leave at once, one stays.
 * @throws {ReplyError} 409
 */
const mayLeaveWork = async (sub: string, { storeId, locale, isStaff }: Asker) => {
  const say = (key: 'lastOwner' | 'lastAdmin', values = {}) =>
    new ReplyError('ACCOUNT_IS_LAST_OWNER', accountDeletionMessages(locale, isStaff ? `${key}ByStaff` : key, values));
  for (const { merchant_id: id, name, role } of await membershipsOf(sub, storeId)) {
    const owners = role === 'owner' ? (await lockMembers(id)).filter((one) => one.role === 'owner').length : 0;
    if (owners === 1) throw say('lastOwner', { name });
  }
  const isAdmin = (await rolesOf(sub)).includes('admin');
  if (isAdmin && (await lockRoles()) === 1) throw say('lastAdmin');
};

const ordersNamed = 10;

/** What the store holds of a shopper: shown whole, and deleted on their word. Source: docs/expectations A5. */
export const createOwnDataService = ({ identity }: Pick<Deps, 'identity'>) => {
  /** @throws {ReplyError} 400 when the typed e-mail is not theirs; 409 while orders or refunds are open */
  const mayBeDeleted = async (person: DataSubject, { typed, name }: { typed: string; name: string }, asker: Asker) => {
    const say = (key: 'confirm' | 'openOrders', values = {}) =>
      accountDeletionMessages(asker.locale, asker.isStaff ? `${key}ByStaff` : key, values);
    if (sameEmail(typed) !== sameEmail(name)) throw fieldErrors({ confirm: say('confirm') });
    const open = await openOrders(person, asker);
    const orders = open.slice(0, ordersNamed).join(', ');
    if (open.length > 0) throw new ReplyError('ACCOUNT_HAS_OPEN_ORDERS', say('openOrders', { orders }));
  };

  const removeAccount = async (
    sub: string,
    typed: string,
    asker: Asker,
    { within = async () => {} }: { within?: () => Promise<void> } = {},
  ): Promise<true> => {
    await mayBeDeleted({ sub }, { typed, name: await contactOf({ sub }) }, asker);
    await tx(async () => {
      await mayLeaveWork(sub, asker);
      await within();
      await erasePerson({ sub, contacts: await contactsOf(sub, asker) });
    });
    await identity.remove(sub);
    return true;
  };

  return {
    /** All of it, by table. */
    export: (ctx: Pick<UserCtx, 'userId'>) => everythingOf(holdings, ctx.userId),

    /** All that is held of somebody who bought without an account, by table. @param email in lower case */
    exportGuest: (email: string) => everythingOf(guestHoldings, email),

    /** @throws {ReplyError} 400 when the typed e-mail is not theirs; 409 while orders or refunds are open, or nobody else owns a merchant. */
    remove: (confirm: string, { userId, storeId, locale }: UserCtx): Promise<true> =>
      removeAccount(userId, confirm, { storeId, locale, isStaff: false }),

    /**
     * Deletes a customer at the platform's desk, by the rules of their own deletion. Whoever works for the platform is not deleted so.
     * @param within what is written in the same transaction
     * @throws {ReplyError} as `remove`
     */
    async removeCustomer(
      person: DataSubject,
      typed: string,
      { within, ...asker }: Pick<UserCtx, 'storeId' | 'locale'> & { within: () => Promise<void> },
    ): Promise<true> {
      const byStaff = { ...asker, isStaff: true };
      if (person.sub !== null) {
        if ((await rolesOf(person.sub)).length > 0)
          throw new ReplyError('ACCOUNT_HAS_ROLE', accountDeletionMessages(asker.locale, 'hasRole'));
        return removeAccount(person.sub, typed, byStaff, { within });
      }
      const email = sameEmail(person.email);
      await mayBeDeleted(person, { typed, name: email }, byStaff);
      await tx(async () => {
        await within();
        await eraseGuest(email);
      });
      return true;
    },
  };
};
