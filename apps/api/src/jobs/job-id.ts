import { createHash } from 'node:crypto';

/** A stable uuid of a key, so that the queue itself refuses the second job of the same key. */
export const idOf = (name: string, key: string) => {
  const hex = createHash('sha256').update(`${name}:${key}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};
