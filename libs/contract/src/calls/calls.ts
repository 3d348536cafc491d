import { firstCalls } from './first-calls';
import { laterCalls } from './later-calls';

/** Every call of the store by its name. In two files, since a bundle can leave out a file but not half of one. */
export const calls = { ...firstCalls, ...laterCalls } as const;

export type CallName = keyof typeof calls;
