import { tabStorage } from './browser-storage';

const keyOf = (orderNo: string) => `soukOrderToken.${orderNo}`;

/** Keeps a guest's key to one purchase for this tab. Not a cookie: it must not travel with every request. */
export const keepOrderToken = (orderNo: string, token: string) => tabStorage.setItem(keyOf(orderNo), token);

/** @returns the guest's key to a purchase; undefined for a signed-in shopper, or in another tab */
export const orderTokenOf = (orderNo: string): string | undefined => tabStorage.getItem(keyOf(orderNo)) ?? undefined;
