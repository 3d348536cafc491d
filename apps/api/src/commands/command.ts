import type { Deps } from '../deps';

/** A command of the api's program: done once beside a store that may run, then the process ends. */
export interface Command {
  /** Absent: it is brought up to date before, as for a start. */
  needsDatabase?: 'as it is';
  /** Whether it needs the keys of all secrets in the database. Absent: they are looked at before, as for a start. */
  needsSecrets?: 'as they are';
  /** What it is for, in a sentence or two. */
  about: string;
  /** How it is called, a line for each way. */
  usage: string;
  /** What is wrong with these words, as a sentence; null: nothing. Asked before anything is opened: what is mistyped changes nothing. */
  faultOf(args: string[]): string | null;
  /** @throws {CommandError} when it cannot be done as it was asked */
  run(args: string[], deps: Deps, print: (line: string) => void): Promise<void>;
}

/** What is said of words that a command does not know. */
export const unknownWords = (name: string, args: readonly string[]): string =>
  args.length === 0 ? `"${name}" alone does nothing.` : `There is no command "${[name, ...args].join(' ')}".`;

/** The command was refused; the message is one line that a person can act on. */
export class CommandError extends Error {}
