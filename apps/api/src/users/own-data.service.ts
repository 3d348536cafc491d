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

/** Every table that holds something of a shopper, and how it is found by their `sub`. */
const holdings = {
  profile: sql`select * from shopper x where sub = `,
  addresses: sql`select * from address x where user_id = `,
  purchases: sql`select * from purchase x where user_id = `,
  orders: sql`select x.* from merchant_order x join purchase p on p.order_no = x.purchase_no where p.user_id = `,
  orderLines: sql`select x.* from order_item x join merchant_order o on o.order_no = x.order_no join purchase p on p.order_no = o.purchase_no where p.user_id = `,
  refunds: sql`select * from refund x where user_id = `,
  reviews: sql`select * from review x where user_id = `,
  coupons: sql`select * from user_coupon x where user_id = `,
  points: sql`select * from points_entry x where user_id = `,
  wishList: sql`select * from collect_product x where user_id = `,
  followedMerchants: sql`select * from collect_merchant x where user_id = `,
  tickets: sql`select * from ticket x where user_id = `,
  applications: sql`select * from merchant_application x where user_id = `,
  visits: sql`select * from visit x where user_id = `,
  notices: sql`select * from notice_choice x where user_id = `,
};

/** Every table that holds something of somebody who bought without an account, and how it is found by their e-mail. */
const guestHoldings = {
  purchases: sql`select * from purchase x where user_id is null and lower(email) = `,
  orders: sql`select x.* from merchant_order x join purchase p on p.order_no = x.purchase_no where p.user_id is null and lower(p.email) = `,
  orderLines: sql`select x.* from order_item x join merchant_order o on o.order_no = x.order_no join purchase p on p.order_no = o.purchase_no where p.user_id is null and lower(p.email) = `,
  refunds: sql`select x.* from refund x join merchant_order o on o.order_no = x.order_no join purchase p on p.order_no = o.purchase_no where p.user_id is null and lower(p.email) = `,
  applications: sql`select * from merchant_application x where user_id is null and lower(email) = `,
  stockAlerts: sql`select * from stock_alert x where lower(email) = `,
  variantAlerts: sql`select * from variant_alert x where lower(email) = `,
};

type Holdings = Readonly<Record<string, RawBuilder<unknown>>>;

/** All rows of some tables. The cart that a purchase came from is a key to it: it is nobody's to read. */
const everythingOf = async (from: Holdings, whose: string): Promise<Record<string, unknown>> => {
  const result: Record<string, unknown> = {};
  for (const [name, select] of Object.entries(from)) {
    const found = await rows(sql<{ data: unknown }>`select to_jsonb(y) - 'owner' as data from (${select} ${whose}) y`);
    result[name] = found.map(({ data }) => data);
  }
  return result;
};

/** Whoever has an account by its `sub`, whoever has none by an e-mail. */
export type DataSubject = { sub: string } | { sub: null; email: string };

/** The e-mail by which somebody's purchases without an account are found; an account's once it is proved, for another's it may be. */
const emailOf = (person: DataSubject) =>
  person.sub === null
    ? sql`${sameEmail(person.email)}`
    : sql`(select lower(s.email) from shopper s where s.sub = ${person.sub} and ${isEmailProved})`;

/** What somebody is known by, and types to have everything deleted: the account's e-mail or phone, a guest's e-mail. */
export const contactOf = async (person: DataSubject): Promise<string> => {
  if (person.sub === null) return person.email;
  const own = await row(sql<Contacts>`select email, phone from shopper where sub = ${person.sub}`);
  return own?.email ?? own?.phone ?? '';
};

interface Contacts {
  email: string | null;
  phone: string | null;
}

/** E-mail in lower case, and phone, which somebody has proved to be theirs: they sign in by them. The profile's phone is what was typed. */
const provedContactsOf = async (sub: string): Promise<string[]> => {
  const own = await row(sql<Contacts>`
    select case when ${isEmailProved} then lower(s.email) end as email, own.phone
    from shopper s left join account own on own.id = s.sub where s.sub = ${sub}`);
  return [own?.email, own?.phone].filter((contact) => contact != null);
};

/** Orders that are not finished, those included that were made without signing in by the account's own proved e-mail. */
export const openOrders = async (person: DataSubject): Promise<string[]> =>
  (
    await rows(sql<{ order_no: string }>`
      select o.order_no from purchase p join merchant_order o on o.purchase_no = p.order_no
      where (p.user_id = ${person.sub} or (p.user_id is null and lower(p.email) = ${emailOf(person)}))
        and (p.state = 'unpaid' or (p.state = 'paid' and ${orderIn('o.status', ['paid', 'inTransit'])}) or ${hasOpenRefund('o')})
      order by o.order_no`)
  ).map(({ order_no }) => order_no);

/** Who has somebody deleted: themselves, or the platform's people. */
type Asker = Pick<UserCtx, 'storeId' | 'locale'> & { isStaff: boolean };

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
    const open = await openOrders(person);
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
      await erasePerson({ sub, contacts: await provedContactsOf(sub) });
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
