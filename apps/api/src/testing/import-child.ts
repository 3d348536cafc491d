import { PreparedClient } from '../database/prepared-client';
import { openImports } from './import-shop';

type Query = (...given: unknown[]) => Promise<unknown>;

/** Kills this process at a transaction's end: before the database is told of it, or once it has answered. */
const killAt = (transaction: number, when: string) => {
  const client = PreparedClient.prototype as unknown as { query: Query };
  const { query } = client;
  const die = () => process.kill(process.pid, 'SIGKILL');
  let left = transaction;
  client.query = function ask(...given) {
    if (given[0] !== 'commit' || --left > 0) return query.apply(this, given);
    if (when === 'before') die();
    return query.apply(this, given).finally(die);
  };
};

/** Applies the file that waits, until it is killed. */
async function apply(place: string, transaction: string, when: string) {
  const { deps } = await openImports(place);
  killAt(Number(transaction), when);
  await deps.jobs.runDue();
  process.exit();
}

const [place = '', transaction = '', when = ''] = process.argv.slice(2);
void apply(place, transaction, when);
