import { randomUUID } from 'node:crypto';
import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test';

/** The next calls of a path answer so, or wait; `times` absent: one. More: docs/test-contract.md, Sandbox. */
export type Fault = {
  path: string;
  method?: 'GET' | 'POST';
  status?: number;
  delayMs?: number;
  body?: unknown;
  times?: number;
};

/** Faults that one browser meets and nobody else, by a cookie of its own. */
export const faultsOf = (context: BrowserContext, request: APIRequestContext, origin: string) => {
  const visitor = randomUUID();
  return async (fault: Fault) => {
    await context.addCookies([{ name: 'sandbox-visitor', value: visitor, url: origin }]);
    const reply = await request.post('/sandbox/fault', { data: { ...fault, visitor } });
    expect(reply.ok(), await reply.text()).toBe(true);
  };
};
