import { laterCalls } from '@souk/contract';
import { groupsOf } from './groups-of';
import type { CallRow } from './send';

const laterGroups = groupsOf(laterCalls);

/** The row of one call that a page does not carry from its start. */
export const laterRow = (group: string, verb: string): CallRow => {
  const name = laterGroups[group]?.[verb];
  if (!name) throw new TypeError(`the contract has no call ${group}.${verb}`);
  return [name, laterCalls[name]];
};
