import type { Command } from './command';
import { admin } from './admin';
import { migrateNow } from './migrate-now';

const commands: Readonly<Record<string, Command>> = { admin, migrate: migrateNow };

/** The command that the process was started with, and its arguments; absent: it serves. */
export const commandOf = ([name = '', ...args]: string[]): { command: Command; args: string[] } | undefined => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return command && { command, args };
};
