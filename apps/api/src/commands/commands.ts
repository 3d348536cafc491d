import { type Command, CommandError } from './command';
import { admin } from './admin';
import { keys } from './keys';
import { migrateNow } from './migrate-now';
import { search } from './search';
import { storage } from './storage';

const commands: Readonly<Record<string, Command>> = { admin, keys, migrate: migrateNow, search, storage };

export type AskedCommand = { command: Command; args: string[] };

/** The command that the process was started with, and its arguments; absent: it serves. */
export const commandOf = ([name = '', ...args]: string[]): AskedCommand | undefined => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return command && { command, args };
};

const usage = `Without a word the store is served. With one, something is done once beside it:

${Object.values(commands)
  .map((command) => command.usage)
  .join('\n')}`;

const helpOf = ({ about, usage: lines }: Command) => `${about}

${lines}

Exits with 0 once it is done, also where there was nothing to do; with 1 where it was refused or has failed, and says why on standard error.`;

const asksForHelp = (word: string): boolean => word === '--help' || word === '-h';

/**
 * Sentences that name commands, as they are called here: a package and an image have `node souk.mjs` in place of npm.
 * @param isPackaged whether the program runs in a folder that `npm run package` made
 */
export const asCalledHere = (text: string, isPackaged: boolean): string =>
  isPackaged ? text.replace(/npm run ([a-z]+)(?: --)?/g, 'node souk.mjs $1') : text;

/**
 * Reads what the process is to do, before it opens anything.
 * @param words as the process was given them; those of a server begin with dashes
 * @returns the command, or how commands are called where somebody asks for that; absent: it serves
 * @throws {CommandError} a word that nobody knows: it must not start a store, and a command that is half understood must not run
 */
export const readCommand = (words: string[]): AskedCommand | { help: string } | undefined => {
  const asked = commandOf(words);
  if (words.some(asksForHelp)) return { help: asked ? helpOf(asked.command) : usage };
  const [name = ''] = words;
  if (!asked && name !== '' && !name.startsWith('-'))
    throw new CommandError(`There is no command "${name}".\n\n${usage}`);
  const fault = asked?.command.faultOf(asked.args) ?? null;
  if (asked && fault !== null) throw new CommandError(`${fault}\n\n${asked.command.usage}`);
  return asked;
};
