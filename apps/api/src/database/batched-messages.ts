import type { PGlite } from '@electric-sql/pglite';

type Exec = PGlite['execProtocolStream'];

const lastOfBatch = new Set([...'SQH'].map((letter) => letter.charCodeAt(0))); // Sync, Query, Flush

/**
 * Collects the protocol messages of one statement (parse, bind, describe, execute, sync) and hands them to the embedded database in one
 * call. Each call enters and leaves WebAssembly, which costs more than most statements do.
 */
export function withBatchedMessages(embedded: PGlite): PGlite {
  let waiting: Uint8Array[] = [];
  const exec: Exec = async (message, options) => {
    waiting.push(message);
    if (!lastOfBatch.has(message[0] ?? 0)) return [];
    const whole = waiting.length === 1 ? message : new Uint8Array(Buffer.concat(waiting));
    waiting = [];
    return embedded.execProtocolStream(whole, options);
  };
  return new Proxy(embedded, {
    get: (target, name) => (name === 'execProtocolStream' ? exec : (Reflect.get(target, name, target) as unknown)),
  });
}
