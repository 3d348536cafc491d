import { useState } from 'react';

/**
 * A value that comes from the address, shown as the shopper has just set it while the address catches up.
 * @param address what it is read from: once that changes, it is right again
 */
export const useAheadOf = <T>(value: T, address: string): [T, (next: T) => void] => {
  const [set, setSet] = useState<{ address: string; value: T } | null>(null);
  return [set?.address === address ? set.value : value, (next) => setSet({ address, value: next })];
};
