import { calls, type CallName } from '@souk/contract';

/** @returns whether a path is the address of one of these calls, whatever its parameters */
export const addressesOf = (names: readonly CallName[]): ((path: string) => boolean) => {
  const patterns = names.map((name) => new RegExp(`^${calls[name].path.replace(/:\w+/g, '[^/]+')}$`));
  return (path) => patterns.some((pattern) => pattern.test(path));
};
