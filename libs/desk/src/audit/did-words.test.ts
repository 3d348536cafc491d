import { deskCalls, type DeskCall } from '@souk/contract/desk';
import common from '../parts/messages.en.json';
import products from '../products/messages.en.json';

test('[DESK-01] the log has a sentence for whatever somebody at a desk can do', () => {
  const words: object = { ...common, ...products };
  const done = Object.entries<DeskCall>(deskCalls).filter(
    ([, { method, isDraft, isOwn }]) => method === 'POST' && !isDraft && !isOwn,
  );
  expect(done.length).toBeGreaterThan(20);
  expect(done.map(([name]) => `desk.did.${name}`).filter((id) => !(id in words))).toEqual([]);
});
