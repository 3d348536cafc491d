import type { DeskMerchantRow, MerchantState } from '@souk/contract/desk';
import { sameEmail } from '@souk/domain';
import { closeObstacle, merchantMoves, missingOfTrader } from '@souk/domain/desk';
import type { Deps } from '../../deps';
import { notFound, ReplyError } from '../../errors';
import { memberInvitations } from '../../merchants/member-invitations.repository';
import { addMember, lockMembers, membersOf, ownersOf } from '../../merchants/members.repository';
import { lockMerchant, moveMerchant, takeOffShelf } from '../../merchants/merchant-state';
import { moneyText } from '../../money';
import { offsetOf, page } from '../../reply';
import { findStore } from '../../store/store.repository';
import { entryOf, note, notesOfMerchant } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { merchantWords } from '../merchant-words';
import { inviteMember } from '../people/invite-member';
import { invitationOf, personOf } from '../people/people-view';
import { seenSeller } from '../sellers/seller.repository';
import { merchantMail, type StaffMove } from './merchant-mail';
import {
  cartsWith,
  type ListedMerchant,
  listMerchants,
  ratesOf,
  seenMerchant,
  type Unsettled,
  unsettledOf,
} from './merchants.repository';

const actsShown = 20;

const may = (ctx: DeskCtx, permission: DeskCtx['permissions'][number]) => ctx.permissions.includes(permission);

const rowOf = (merchant: ListedMerchant, ctx: DeskCtx): DeskMerchantRow => ({
  id: merchant.id,
  name: merchant.name,
  country: merchant.country,
  state: merchant.state,
  since: merchant.created_at.toISOString(),
  products: merchant.products,
  toShip: merchant.to_ship,
  late: merchant.late,
  recentOrders: merchant.recent_orders,
  recentRefunds: merchant.recent_refunds,
  stars: Number(merchant.star_level),
  reviewCount: merchant.review_count,
  balanceCents: may(ctx, 'payouts.read') ? merchant.balance_cents : null,
  people: merchant.people,
});

interface Move {
  id: number;
  name: StaffMove;
  from: MerchantState;
  reason: string;
}

/** The platform's merchants: whether they sell, and who owns them. Source: docs/back-office.md, Merchants. */
export function deskMerchants(deps: Deps) {
  const { clock, config, mail } = deps;

  const locked = async (id: number, ctx: DeskCtx) => {
    const found = await lockMerchant(ctx.storeId, id);
    if (!found) throw notFound();
    return found;
  };

  /** @throws {ReplyError} 409 with what is open or owed */
  const mustBeSettled = async (
    state: MerchantState,
    { open_orders: openOrders, balance_cents, is_payout_due: isPayoutDue }: Unsettled,
    ctx: DeskCtx,
  ) => {
    const obstacle = closeObstacle({ state, openOrders, balanceCents: balance_cents, isPayoutDue });
    if (!obstacle) return;
    const symbol = (await findStore(ctx.storeId))?.currency_symbol ?? '';
    const amount = moneyText({ cents: Math.abs(balance_cents), symbol }, ctx.locale);
    throw new ReplyError('MERCHANT_NOT_SETTLED', merchantWords(ctx.locale, obstacle, { orders: openOrders, amount }), {
      obstacle,
      openOrders,
      balanceCents: balance_cents,
    });
  };

  /** Makes one move of a merchant that is held, with its row in the log and its mails. @throws {ReplyError} 409 it moved meanwhile */
  const moved = async (
    { id, name, from, reason }: Move,
    merchant: { state: MerchantState; name: string },
    ctx: DeskCtx,
  ) => {
    const isMade = merchant.state === from && (await moveMerchant(id, name, { reason, now: clock.now() }));
    if (!isMade) throw new ReplyError('MERCHANT_MOVED', merchantWords(ctx.locale, 'moved'), { state: merchant.state });
    const state = merchantMoves[name].to;
    for (const owner of await ownersOf(id))
      await mail.send(
        merchantMail(
          { storeId: ctx.storeId, merchantId: id, merchant: merchant.name, move: name, reason },
          owner,
          config.deskOrigin,
        ),
      );
    const productsOff = name === 'close' ? await takeOffShelf(id) : 0;
    await note(ctx, clock.now(), {
      subject: ['merchant', id],
      reason,
      before: { state: from },
      after: { state, ...(productsOff > 0 ? { productsOff } : {}) },
    });
    return { state };
  };

  const teamOf = async (id: number, ctx: DeskCtx) =>
    may(ctx, 'people.read') || may(ctx, 'merchants.decide')
      ? {
          people: (await membersOf(id)).map(personOf),
          invitations: (await memberInvitations(id)).map((one) => invitationOf(one, clock.now())),
        }
      : null;

  return {
    async merchants({ query }, ctx) {
      const at = { limit: query.limit, offset: offsetOf(query) };
      const { list, total } = await listMerchants(ctx, { ...query, now: clock.now() }, at);
      return page(
        list.map((one) => rowOf(one, ctx)),
        { ...query, total },
      );
    },

    async merchant({ params: { id } }, ctx) {
      const found = await seenMerchant(ctx, id, clock.now());
      if (!found) throw notFound();
      const seller = await seenSeller(ctx, id);
      const unsettled = await unsettledOf(id);
      const facts = {
        state: found.state,
        openOrders: unsettled.open_orders,
        balanceCents: unsettled.balance_cents,
        isPayoutDue: unsettled.is_payout_due,
      };
      return {
        ...rowOf(found, ctx),
        stateReason: found.state_reason,
        stateAt: found.state_at?.toISOString() ?? null,
        trust: found.trust,
        traderMissing: seller ? missingOfTrader(seller) : [],
        openOrders: facts.openOrders,
        carts: await cartsWith(id),
        owners: (await membersOf(id)).filter(({ role }) => role === 'owner').length,
        closeObstacle: closeObstacle(facts),
        rate: may(ctx, 'payouts.read') ? ((await ratesOf(id)) ?? null) : null,
        team: await teamOf(id, ctx),
        acts: may(ctx, 'audit.read') ? (await notesOfMerchant(id, actsShown)).map(entryOf) : null,
      };
    },

    async merchantSuspend({ params: { id }, body }, ctx) {
      return moved({ id, name: 'suspend', ...body }, await locked(id, ctx), ctx);
    },

    async merchantLift({ params: { id }, body: { from } }, ctx) {
      return moved({ id, name: 'lift', from, reason: '' }, await locked(id, ctx), ctx);
    },

    async merchantClose({ params: { id }, body }, ctx) {
      // Held first: a purchase that is being written is counted, and none comes after.
      const merchant = await locked(id, ctx);
      if (merchant.state === body.from) await mustBeSettled(merchant.state, await unsettledOf(id), ctx);
      return moved({ id, name: 'close', ...body }, merchant, ctx);
    },

    async merchantOwner({ params: { id }, body }, ctx) {
      const { name: merchantName, state } = await locked(id, ctx);
      if (state === 'closed') throw new ReplyError('MERCHANT_ENDED', merchantWords(ctx.locale, 'closed'));
      const people = await lockMembers(id);
      if (people.some(({ role }) => role === 'owner'))
        throw new ReplyError('MERCHANT_HAS_OWNER', merchantWords(ctx.locale, 'hasOwner'));
      const email = sameEmail(body.email);
      const member = people.find((one) => one.email === email && one.is_email_proved);
      if (!member) {
        await inviteMember(deps, { merchantId: id, merchantName, email, role: 'owner' }, ctx);
        return { isInvited: true };
      }
      await addMember(id, member.sub, 'owner', clock.now());
      await note(ctx, clock.now(), {
        subject: ['merchant', id],
        before: { person: member.sub, role: member.role },
        after: { person: member.sub, role: 'owner' },
      });
      return { isInvited: false };
    },
  } satisfies Partial<DeskHandlers>;
}
