import { Stack } from '@souk/ui';
import { useDesk } from '../parts/use-desk';
import { Figures } from './figures';
import { Piles } from './piles';
import { TestOrder } from './test-order';

/** The work that waits, then how the store sells; each is read by itself, so that one which fails leaves the other. */
/** Where each pile of work is listed. */
const piles: readonly [id: keyof DeskOverview, path: string][] = [
  ['toShip', '/orders'],
  ['refunds', '/refunds'],
  ['stuckMoney', '/system'],
  ['deadJobs', '/system'],
  ['payouts', '/payouts'],
  ['tickets', '/tickets'],
  ['applications', '/applications'],
  ['reviews', '/reviews'],
  ['newProducts', '/products?tab=review'],
  ['lowStock', '/products?tab=low'],
];

/** The work that waits: each pile leads to its list. What somebody may not see is not there. */
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
