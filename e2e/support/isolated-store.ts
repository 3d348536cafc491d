import { expect, type APIRequest, type APIRequestContext } from '@playwright/test';
import { federationPort, openStore } from '../federation/store';

/** Above those that federation journeys take, one per worker. */
const portOf = (worker: number) => federationPort + 60 + worker;

export type IsolatedStore = {
  origin: string;
  /** Calls of this store, for what makes data (data.ts). */
  request: APIRequestContext;
  /** Moves the clock of this store on; what is then due is done. */
  advance: (ms: number) => Promise<void>;
};

/**
 * Starts a store with its own seed and clock, for a journey that changes what all visitors share.
 * @param worker number of the worker, of which each has a port of its own
 * @param settings variables besides, of a store at that port
 */
export const withIsolatedStore = async (
  worker: number,
  api: APIRequest,
  work: (store: IsolatedStore) => Promise<void>,
  settings: (port: number) => Record<string, string> = () => ({}),
) => {
  const port = portOf(worker);
  const store = await openStore(port, { settings: settings(port) });
  const request = await api.newContext({ baseURL: store.origin });
  const advance = async (advanceMs: number) => {
    const reply = await request.post('/sandbox/clock', { data: { advanceMs } });
    expect(reply.ok(), await reply.text()).toBe(true);
  };
  try {
    await work({ origin: store.origin, request, advance });
  } finally {
    await request.dispose();
    await store.close();
  }
};
