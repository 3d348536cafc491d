import { migrate, newerSentence } from '../database/migrate';
import { installQueue } from '../jobs/boss';
import { type Command, unknownWords } from './command';

/** Brings the database up to date: a step of its own before a rollout, beside a release that still serves. */
export const migrateNow: Command = {
  needsDatabase: 'as it is',
  about: 'Brings the database up to date, and names each migration that was made. It can be stopped and run again.',
  usage: 'npm run migrate    brings the database up to date, beside a release that still serves',
  faultOf: (args) => (args.length === 0 ? null : unknownWords('migrate', args)),
  async run(_args, { database }, print) {
    const names = await migrate(database, { say: print });
    await installQueue(database);
    for (const name of names) print(name);
    const newer = await newerSentence(database);
    if (newer !== null) return print(newer);
    if (names.length === 0) print('The database is up to date');
  },
};
