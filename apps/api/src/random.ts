import { randomBytes, randomFillSync } from 'node:crypto';

const store = Buffer.alloc(4096);
let used = store.length;

/**
 * Random bytes that were never given away before. The system is asked for many at once: asking costs more than all that
 * the few bytes of a number or a key are used for.
 */
export function freshBytes(length: number): Buffer {
  if (length > store.length) return randomBytes(length);
  if (used + length > store.length) {
    randomFillSync(store);
    used = 0;
  }
  const given = Buffer.from(store.subarray(used, used + length));
  store.fill(0, used, used + length); // who has it is the only one who knows it
  used += length;
  return given;
}
