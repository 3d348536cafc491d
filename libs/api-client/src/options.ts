import type { CallName } from '@souk/contract';

/** An answer, as far as a call reads it: `json` throws for a body that is none, or was cut off. */
export type Reply = Pick<Response, 'ok' | 'status' | 'json'>;

/** Sends a call: `fetch` itself, or what does as much for one. Rejects as it does, with an abort's reason too. */
export type Fetching = (url: string, init?: RequestInit) => Promise<Reply>;

/** What the client is made of; the shell gives it, once per page or per request. */
export type ApiOptions = {
  /** Origin of the server. Absent: the page's own. */
  baseUrl?: string;
  /** Language of every answer. */
  locale: () => string;
  /** Access token of a signed-in shopper; it may be renewed on the way. */
  token: () => Promise<string | undefined>;
  /** Id of the anonymous cart; sent only while there is no token. */
  cartUuid: () => string | undefined;
  /** Token of a draft of the owner's, which this page shows in place of what is stored. Absent: none. */
  preview?: string | undefined;
  /** Store that cart calls name. Absent: the server goes by the host name. */
  storeId?: () => number | undefined;
  /** The token is spent or missing: drop it, keep the return path, offer sign-in with these words. */
  onSignedOut: (message: string) => void;
  fetch?: Fetching | undefined;
  /** Checks `data` of every answer; for development and tests. What it returns is the answer. */
  validate?: (name: CallName, data: unknown) => unknown;
};

/** What one call may be told apart from its input. */
export type CallOptions = {
  signal?: AbortSignal;
  /** A guest's key to one order. */
  orderToken?: string;
  /** Sent again with the same key, a call does once what it does. A balancer repeats it by another process where one died, and no other write. */
  idempotencyKey?: string;
  /** Outlives the page. */
  keepalive?: boolean;
};
