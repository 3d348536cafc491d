import { calls } from '@souk/contract';
import { groupsOf } from './groups-of';

/** Every call of the contract, noun, then verb. Pages carry only a part of it: tools and tests read the whole. */
export const groups = groupsOf(calls);
