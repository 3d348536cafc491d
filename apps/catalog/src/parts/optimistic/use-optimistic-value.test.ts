import { act, renderHook } from '@testing-library/react';
import { useOptimisticValue } from './use-optimistic-value';

test('[PL1] what was chosen is shown until the address says it; Back shows what the address of before said', () => {
  const { result, rerender } = renderHook(({ value, address }) => useOptimisticValue(value, address), {
    initialProps: { value: 'sales', address: '' },
  });
  act(() => result.current[1]('priceAsc'));
  expect(result.current[0]).toBe('priceAsc');
  rerender({ value: 'priceAsc', address: 'sort=priceAsc' });
  rerender({ value: 'sales', address: '' });
  expect(result.current[0]).toBe('sales');
});
