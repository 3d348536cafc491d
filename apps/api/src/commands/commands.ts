import type { Command } from './command';
import { admin } from './admin';
import { keys } from './keys';
import { migrateNow } from './migrate-now';
import { search } from './search';
import { storage } from './storage';

const commands: Readonly<Record<string, Command>> = { admin, keys, migrate: migrateNow, search, storage };

/** The command that the process was started with, and its arguments; absent: it serves. */
export const commandOf = ([name = '', ...args]: string[]): { command: Command; args: string[] } | undefined => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return command && { command, args };
};
