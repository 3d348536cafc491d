import { notFound } from '../errors';
import type { Ctx } from '../http/handlers';
import { accessiblePurchase, purchaseNoOf } from './access';
import { purchaseTrees, type Tree } from './orders.repository';

/**
 * The purchase that holds a number, with its orders, for its owner or the bearer of one of its keys.
 * @throws {ReplyError} 404, the same for a stranger's and for one that never was.
 */
export async function accessibleTree(orderNo: string, ctx: Pick<Ctx, 'userId' | 'orderToken'>): Promise<Tree> {
  const { order_no } = await accessiblePurchase(purchaseNoOf(orderNo), ctx);
  const [tree] = await purchaseTrees([order_no]);
  if (!tree || tree.orders.length === 0) throw notFound();
  return tree;
}

/** One order of a purchase by its number; the only one by the purchase's. @throws {ReplyError} 404 */
export const oneOrder = (tree: Tree, orderNo: string): Tree['orders'][number] => {
  const only = tree.orders.length === 1 && tree.purchase.order_no === orderNo ? tree.orders[0] : undefined;
  const found = only ?? tree.orders.find(({ order }) => order.order_no === orderNo);
  if (!found) throw notFound();
  return found;
};
