import type { ProductAttr } from '@souk/contract';
import { type Choice, choiceQuery } from '@souk/domain';

/**
 * The same address with a whole choice in it, in words of no language; what else it asks for stays.
 * Source: docs/lessons 11; docs/expectations PP2.
 */
export const withChoice = (search: URLSearchParams, attrs: readonly ProductAttr[], choice: Choice): URLSearchParams => {
  const next = new URLSearchParams(search);
  for (const { attrName } of attrs) next.delete(attrName);
  for (const [key, value] of choiceQuery(attrs, choice)) next.set(key, value);
  return next;
};
