import type { Purchase } from '@souk/contract';
import { isEmail, sameEmail } from '@souk/domain';
import { sql } from 'kysely';
import { run, tx } from '../database/tx';
import type { Deps } from '../deps';
import { fieldErrors, ReplyError } from '../errors';
import type { Ctx, Input } from '../http/handlers';
import { countTry, tryKeys } from '../identity/throttle';
import { ruleText } from '../validate';
import { accessiblePurchase, purchaseHead, purchaseNoOf } from './access';
import { accessibleTree } from './accessible-tree';
import { eventsOf } from './events';
import { sendOrderMail } from './order-mails';
import { purchaseView } from './order-view';
import { orderWords } from './order-words';

const perHour = { max: 5, windowMs: 3_600_000 };

/** What a guest may do with the key to one purchase. Source: lesson 18, ORDER-10. */
export const createVisitorService = (deps: Deps) => ({
  /** The purchase, its address masked. @throws {ReplyError} 404 without a key that fits. */
  async detail(orderNo: string, ctx: Ctx): Promise<Purchase> {
    const tree = await accessibleTree(orderNo, { userId: null, orderToken: ctx.orderToken });
    const events = await eventsOf([tree.purchase.order_no, ...tree.orders.map(({ order }) => order.order_no)]);
    return purchaseView(tree, events, { locale: ctx.locale, now: deps.clock.now(), isMasked: true });
  },

  /**
   * Mails the link when number and e-mail belong together. The answer is the same whether they do or not.
   * @throws {ReplyError} 400 for no e-mail; 429 after five in an hour, by address and by order.
   */
  async link({ orderNo, email }: Input<'visitorOrderLink'>['body'], ctx: Ctx): Promise<string> {
    if (!isEmail(email)) throw fieldErrors({ email: ruleText(ctx.locale, 'rule.emailInvalid') });
    const now = deps.clock.now();
    const no = purchaseNoOf(orderNo.toUpperCase());
    const waits = [
      await countTry(tryKeys.linksFrom(ctx.network), perHour, now),
      await countTry(tryKeys.linksTo(no), perHour, now),
    ];
    const retryAfter = Math.max(...waits);
    if (retryAfter > 0) throw new ReplyError('TOO_MANY_REQUESTS', orderWords(ctx.locale, 'tooMany'), { retryAfter });
    const found = await purchaseHead(no);
    if (found && sameEmail(found.email) === sameEmail(email)) {
      await sendOrderMail(deps, 'link', no);
    }
    return orderWords(ctx.locale, 'linkSent');
  },

  /** Takes a guest's purchase into the account of whoever holds its key. @throws {ReplyError} 404; 409 when it has an owner. */
  claim: (orderNo: string, ctx: Ctx) =>
    tx(async (): Promise<true> => {
      const found = await accessiblePurchase(orderNo, ctx);
      if (found.user_id === ctx.userId) return true;
      const claimed = await run(sql`
        update purchase set user_id = ${ctx.userId}, owner = ${`u:${ctx.userId}`} where order_no = ${found.order_no} and user_id is null`);
      if (claimed === 0) throw new ReplyError('ORDER_CLAIMED', orderWords(ctx.locale, 'claimed'));
      await run(sql`
        update refund r set user_id = ${ctx.userId} from merchant_order o
        where o.order_no = r.order_no and o.purchase_no = ${found.order_no} and r.user_id is null`);
      return true;
    }),
});
