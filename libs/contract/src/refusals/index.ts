import { accountRefusals } from './account';
import { afterPurchaseRefusals } from './after-purchase';
import { backOfficeRefusals } from './back-office';
import { generalRefusals } from './general';
import { purchaseRefusals } from './purchase';
import type { RefusalData } from './data';

export { httpStatusOf, type Refusal } from './refusal';
export { generalRefusals };
export type { RefusalData };

/**
 * Every reason for which the api refuses a call, by its stable name. The answer carries the name as `reason`, beside the
 * specification's `code`, `message` and `data`. A name that was released keeps its meaning: callers compare it.
 * Source: docs/errors.md, which is written from it.
 */
export const refusals = {
  ...generalRefusals,
  ...accountRefusals,
  ...purchaseRefusals,
  ...afterPurchaseRefusals,
  ...backOfficeRefusals,
} as const;

export type RefusalName = keyof typeof refusals;

/** What `data` of a refusal holds. */
export type RefusalDataOf<R extends RefusalName> = R extends keyof RefusalData ? RefusalData[R] : null;

type Fields<T> = {
  [R in keyof T as T[R] extends { data: readonly string[] } ? R : never]: T[R] extends {
    data: readonly (infer Name)[];
  }
    ? Name
    : never;
};
type TypedFields = { [R in keyof RefusalData]: keyof NonNullable<RefusalData[R]> };
type IsSame<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** Does not compile where a row names other fields than `RefusalData` has types for. */
const _rowsAreTyped: IsSame<Fields<typeof refusals>, TypedFields> = true;
