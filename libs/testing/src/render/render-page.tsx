import type { QueryClient } from '@souk/query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { settleStores, TestWorld, wholeWorld, type World } from './test-world';
import { allWords } from './words';

/** Shows one component in the shop's world, without a router. For pages use `renderRoute`. */
export const renderPart = (part: ReactNode, world: World = {}): RenderResult & { queryClient: QueryClient } => {
  const whole = wholeWorld(world);
  settleStores(whole);
  const result = render(
    <TestWorld world={whole} messagesOf={allWords}>
      {part}
    </TestWorld>,
  );
  return { ...result, queryClient: whole.queryClient };
};
