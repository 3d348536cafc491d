import { tidyProvince } from '@souk/domain';
import { sql } from 'kysely';
import { storedAddress } from '../../addresses/stored-address';
import { row, run } from '../../database/tx';
import type { Deps } from '../../deps';
import { fieldErrors, notFound, ReplyError } from '../../errors';
import { oneOrder } from '../../orders/accessible-tree';
import { purchaseNoOf } from '../../orders/access';
import { lockOrders, lockPurchase } from '../../orders/locks';
import { obstacleWords } from '../../orders/obstacle-words';
import { sendOrderMail } from '../../orders/order-mails';
import { wrongOrderState } from '../../orders/order-states';
import { purchaseTrees } from '../../orders/orders.repository';
import { note } from '../audit';
import type { DeskCtx, DeskHandlers } from '../desk-ctx';
import { deskWords } from '../desk-words';
import { addressObstacleOf } from './desk-order-view';
import { seenOrder } from './desk-orders.repository';

const versionOf = async (purchaseNo: string): Promise<number> =>
  (await row(sql<{ version: number }>`select address_version as version from purchase where order_no = ${purchaseNo}`))
    ?.version ?? 0;

/** Where orders go, and the way to send them elsewhere. All orders of a purchase have one address. */
export function orderAddress(deps: Deps) {
  const { clock } = deps;

  /** @throws {ReplyError} 404 for an order outside the scope, the same as for none */
  const read = async (no: string, ctx: DeskCtx) => {
    const found = await seenOrder(ctx, no, clock.now());
    const [tree] = found ? await purchaseTrees([found.purchase_no], { withHidden: true }) : [];
    if (!tree) throw notFound(deskWords(ctx.locale, 'notThere'));
    return { tree, one: oneOrder(tree, no) };
  };

  return {
    async orderAddress({ params: { no } }, ctx) {
      const { tree } = await read(no, ctx);
      const { firstName, lastName, country, detail, detail2, province, city, postCode, countryCode, phone } =
        tree.purchase.address;
      return {
        ...{ firstName, lastName, country, detail, detail2, city, postCode },
        province: tidyProvince(country, province),
        phone: [countryCode, phone].filter(Boolean).join(' '),
        version: await versionOf(tree.purchase.order_no),
        orders: tree.orders.length,
      };
    },

    async orderAddressSave({ params: { no }, body: { version, ...typed } }, ctx) {
      // Both are locked first: a parcel that is sent meanwhile waits, or is seen here.
      await lockPurchase(purchaseNoOf(no));
      await lockOrders(purchaseNoOf(no));
      const { tree, one } = await read(no, ctx);
      const { purchase, orders } = tree;
      const obstacle = addressObstacleOf(tree, one);
      if (obstacle)
        throw wrongOrderState(
          { paid: purchase.state === 'paid', status: one.order.status },
          obstacleWords(ctx.locale, obstacle),
        );
      if (typed.country !== purchase.address.country)
        throw fieldErrors({ country: deskWords(ctx.locale, 'otherCountry') });
      const { email: _email, ...stored } = storedAddress(
        { ...typed, email: purchase.email, countryCode: '' },
        ctx.locale,
      );
      const isSaved = await run(sql`
        update purchase set address = address || ${JSON.stringify(stored)}::jsonb, address_version = address_version + 1
        where order_no = ${purchase.order_no} and address_version = ${version}`);
      if (isSaved === 0) throw new ReplyError('CHANGED_MEANWHILE', deskWords(ctx.locale, 'moved'));
      const fields = (Object.keys(stored) as (keyof typeof stored)[]).filter(
        (field) => stored[field] !== purchase.address[field],
      );
      // The log names what was changed; where somebody lives is not for it.
      for (const { order } of orders)
        await note(ctx, clock.now(), { subject: ['order', order.order_no], after: { fields } });
      if (fields.length > 0) await sendOrderMail(deps, 'address', purchase.order_no);
      return true;
    },
  } satisfies Partial<DeskHandlers>;
}
