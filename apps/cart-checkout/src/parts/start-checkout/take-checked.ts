import type { Api } from '@souk/api-client';
import { cartStore, takeAside } from '@souk/state';
import { noteAttempt } from '../attempt/attempt';

/** Takes what is checked aside, once quantities that are on their way have arrived. @returns path of the order confirmation */
export const takeChecked = async (api: Pick<Api, 'orders'>): Promise<string> => {
  await cartStore.getState().settle();
  const lines = cartStore.getState().groups.flatMap((group) => group.lines.filter((line) => line.isChecked));
  const orderDetails = lines.map((line) => ({ shoppingCartId: line.id, shoppingCartKey: line.uniqueKey }));
  const path = await takeAside(api, { preOrderType: 'shoppingCart', orderDetails });
  noteAttempt();
  return path;
};
