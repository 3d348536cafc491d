import { memberMay } from '@souk/domain/desk';
import { useLocation } from '@souk/router';
import { renderRoute } from '@souk/testing';
import { ToOwnDesk } from './to-own-desk';

const merchant = (id: number) => ({
  id,
  name: `Merchant ${id}`,
  slug: `merchant-${id}`,
  role: 'owner' as const,
  permissions: memberMay('owner'),
  state: 'open' as const,
  stateReason: '',
});

test.each([
  ['the same page of the only merchant', [7], '/sell/7/orders?tab=all'],
  ['the choice of several', [7, 8], '/sell'],
  ['the way to sell', [], '/sell'],
])('an address that names no merchant leads to %s', async (_name, ids, path) => {
  const Component = () => {
    const isNamed = useLocation().pathname !== '/sell/orders';
    return isNamed ? <p>Elsewhere</p> : <ToOwnDesk merchants={ids.map(merchant)} />;
  };
  const { address } = await renderRoute({ Component }, { at: '/sell/orders?tab=all' });
  expect(address()).toBe(path);
});
