import { useState } from 'react';

/**
 * A value that comes from the address, shown as the shopper has just set it until the address changes; from then on as the address says.
 * @param address what it is read from
 */
export const useOptimisticValue = <T>(value: T, address: string): [T, (next: T) => void] => {
  const [set, setSet] = useState<[address: string, value: T]>();
  // Forgotten, not passed over: Back leads to the same address again.
  if (set && set[0] !== address) setSet(undefined);
  return [set ? set[1] : value, (next) => setSet([address, next])];
};
