import type { WalletAddress } from '@souk/contract';

/**
 * A wallet's owner as the store writes an address. A wallet gives one name: its last word is the family's, what stands
 * before is the given ones. Source: docs/expectations, K2.
 */
export const addressFromWallet = ({ name, ...place }: WalletAddress) => {
  const words = name.trim().split(/\s+/);
  const lastName = words.length > 1 ? (words.at(-1) ?? '') : '';
  return { ...place, firstName: words.slice(0, Math.max(1, words.length - 1)).join(' '), lastName };
};
