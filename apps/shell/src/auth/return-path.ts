import { returnPathKey, safeReturnPath } from '@souk/domain';
import { tabStorage } from '@souk/state';

/** Remembers a path of this store; by default the page on screen. A path of the sign-in itself is not remembered. */
export const saveReturnPath = (path: string = location.pathname + location.search + location.hash) => {
  if (safeReturnPath(path) === path) tabStorage.setItem(returnPathKey, path);
};

/** Where the shopper goes back to after signing in, once. Absent or not of this origin: home. Source: spec 3, Storage; LOGIN-08. */
export const takeReturnPath = (): string => {
  const path = tabStorage.getItem(returnPathKey);
  tabStorage.removeItem(returnPathKey);
  return safeReturnPath(path);
};
