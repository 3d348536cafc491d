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
  /** Whether it knows these words. Asked before anything is opened: what is mistyped changes nothing. */
  takes(args: string[]): boolean;
  /** @throws {CommandError} when it cannot be done as it was asked */
  run(args: string[], deps: Deps, print: (line: string) => void): Promise<void>;
}

/** The command was refused; the message is one line that a person can act on. */
export class CommandError extends Error {}
