import { laterCalls, type LaterCallName } from '@souk/contract';
import { laterGroups } from './later-groups';
import type { CallRow } from './send';

type Group = Readonly<Record<string, LaterCallName>>;

/** The row of one call that a page does not carry from its start. */
export const laterRow = (group: string, verb: string): CallRow => {
  const name = (laterGroups as Readonly<Record<string, Group>>)[group]?.[verb];
  if (!name) throw new TypeError(`the contract has no call ${group}.${verb}`);
  return [name, laterCalls[name]];
};
