import type { PGlite } from '@electric-sql/pglite';

type Exec = PGlite['execProtocolStream'];

const lastOfTrip = new Set([...'SQH'].map((letter) => letter.charCodeAt(0))); // Sync, Query, Flush

/**
 * The embedded database as its connection sees it, with the messages of one statement (parse, bind, describe, execute,
 * sync) handed over together: each hand-over enters and leaves the database's own machine, which costs more than most
 * statements do.
 */
export function inOneTrip(embedded: PGlite): PGlite {
  let waiting: Uint8Array[] = [];
  const exec: Exec = async (message, options) => {
    waiting.push(message);
    if (!lastOfTrip.has(message[0] ?? 0)) return [];
    const whole = waiting.length === 1 ? message : new Uint8Array(Buffer.concat(waiting));
    waiting = [];
    return embedded.execProtocolStream(whole, options);
  };
  return new Proxy(embedded, {
    get: (target, name) => (name === 'execProtocolStream' ? exec : (Reflect.get(target, name, target) as unknown)),
  });
}
