import type { QueryClient } from '@souk/query';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { settleStores, TestEnvironmentProvider, completeEnvironment, type TestEnvironment } from './test-environment';
import { allWords } from './words';

/** Shows one component in the shop's environment, without a router. For pages use `renderRoute`. */
export const renderPart = (
  part: ReactNode,
  environment: TestEnvironment = {},
): RenderResult & { queryClient: QueryClient } => {
  const whole = completeEnvironment(environment);
  settleStores(whole);
  const result = render(
    <TestEnvironmentProvider environment={whole} messagesOf={allWords}>
      {part}
    </TestEnvironmentProvider>,
  );
  return { ...result, queryClient: whole.queryClient };
};
