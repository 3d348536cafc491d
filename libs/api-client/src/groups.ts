import { firstGroups } from './first-groups';
import { laterGroups } from './later-groups';

/** The calls as a page reads them: noun, then verb. Every call of the contract stands here once. */
export const groups = { ...firstGroups, ...laterGroups };

export type Groups = typeof groups;
