import { sameEmail } from '@souk/domain';
import { sql } from 'kysely';
import { row, rows, tx } from '../database/tx';
import type { Deps } from '../deps';
import { fieldErrors, ReplyError } from '../errors';
import type { UserCtx } from '../http/handlers';
import { lockMembers, membershipsOf } from '../merchants/members.repository';
import { orderIn } from '../orders/order-states';
import { hasOpenRefund } from '../orders/refund-in';
import { erasePerson } from '../retention/erasure';
import { rolesOf } from '../staff/staff-roles.repository';
import { lockRoles } from '../staff/staff.repository';
import { createWords } from '../words';

const words = createWords({
  confirm: {
    en: 'Type your own e-mail address to delete your account',
    fr: 'Saisissez votre propre adresse e-mail pour supprimer votre compte',
  },
  openOrders: {
    en: 'You have orders that are not finished yet',
    fr: 'Vous avez des commandes qui ne sont pas encore terminées',
  },
  lastOwner: {
    en: 'You are the last owner of {name}: make somebody else an owner first',
    fr: 'Vous êtes la dernière personne propriétaire de {name} : donnez d’abord ce rôle à quelqu’un d’autre',
  },
  lastAdmin: {
    en: 'You are the last administrator: give the role to somebody else first',
    fr: 'Vous êtes la dernière personne administratrice : donnez d’abord ce rôle à quelqu’un d’autre',
  },
});

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

/** Orders that are not finished, those included that were made without signing in by the account's own e-mail. */
const openOrders = (sub: string, email: string | null) =>
  row(sql`
    select 1 from purchase p join merchant_order o on o.purchase_no = p.order_no
    where (p.user_id = ${sub} or (p.user_id is null and lower(p.email) = ${email && sameEmail(email)}))
      and (p.state = 'unpaid' or (p.state = 'paid' and ${orderIn('o.status', ['paid', 'inTransit'])}) or ${hasOpenRefund('o')}) limit 1`);

/**
 * Refuses to take a merchant's last owner or the platform's last administrator away. Their colleagues' roles stay locked until the
 * transaction ends: of two who leave at once, one stays.
 * @throws {ReplyError} 409
 */
const mayLeaveWork = async ({ userId: sub, storeId, locale }: UserCtx) => {
  for (const { merchant_id: id, name, role } of await membershipsOf(sub, storeId)) {
    const owners = role === 'owner' ? (await lockMembers(id)).filter((one) => one.role === 'owner').length : 0;
    if (owners === 1) throw new ReplyError('ACCOUNT_IS_LAST_OWNER', words(locale, 'lastOwner', { name }));
  }
  const isAdmin = (await rolesOf(sub)).includes('admin');
  if (isAdmin && (await lockRoles()) === 1) throw new ReplyError('ACCOUNT_IS_LAST_OWNER', words(locale, 'lastAdmin'));
};

/** What the store holds of a shopper: shown whole, and deleted on their word. Source: docs/expectations A5. */
export const createOwnDataService = ({ identity }: Pick<Deps, 'identity'>) => ({
  /** All of it, by table. */
  async export(ctx: UserCtx): Promise<Record<string, unknown>> {
    const result: Record<string, unknown> = {};
    for (const [name, select] of Object.entries(holdings)) {
      const found = await rows(sql<{ data: unknown }>`select to_jsonb(y) as data from (${select} ${ctx.userId}) y`);
      result[name] = found.map(({ data }) => data);
    }
    return result;
  },

  /** @throws {ReplyError} 400 when the typed e-mail is not theirs; 409 while orders or refunds are open, or nobody else owns a merchant. */
  async remove(confirm: string, ctx: UserCtx): Promise<true> {
    const sub = ctx.userId;
    const own = await row(
      sql<{ email: string | null; phone: string | null }>`select email, phone from shopper where sub = ${sub}`,
    );
    const name = own?.email ?? own?.phone ?? '';
    if (sameEmail(confirm) !== sameEmail(name)) throw fieldErrors({ confirm: words(ctx.locale, 'confirm') });
    if (await openOrders(sub, own?.email ?? null))
      throw new ReplyError('ACCOUNT_HAS_OPEN_ORDERS', words(ctx.locale, 'openOrders'));
    const contacts = [own?.email, own?.phone].filter((contact) => contact != null).map(sameEmail);
    await tx(async () => {
      await mayLeaveWork(ctx);
      await erasePerson({ sub, contacts });
    });
    await identity.remove(sub);
    return true;
  },
});
