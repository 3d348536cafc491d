import { callGroups } from '@souk/api-client';
import type { CallName } from '@souk/contract';

/** The contract's name of a call of the client. */
export const nameOf = (group: string, verb: string): CallName =>
  (callGroups as Record<string, Record<string, CallName>>)[group]?.[verb] as CallName;
