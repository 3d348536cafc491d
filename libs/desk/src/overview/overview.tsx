import { Stack } from '@souk/ui';
import { useDesk } from '../parts/use-desk';
import { Figures } from './figures';
import { Piles } from './piles';
import { TestOrder } from './test-order';

/** The work that waits, then how the store sells; each is read by itself, so that one which fails leaves the other. */
export function Overview() {
  const { may } = useDesk();
  return (
    <Stack $gap={5}>
      <Piles />
      <TestOrder />
      {may('refunds.read') && <Figures />}
    </Stack>
  );
}
