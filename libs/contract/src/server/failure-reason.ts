type Failure = { name?: string; message?: string; cause?: { code?: string; message?: string } };

/**
 * Why something failed, in one line for a log. Of its own failures `fetch` says "fetch failed" alone: whether a name is unknown, a
 * connection refused or a certificate has expired stands in the cause.
 */
export const failureReason = (error: unknown): string => {
  const { name, message, cause } = (error ?? {}) as Failure;
  const ofFetch = name === 'TypeError' ? (cause?.code ?? cause?.message) : undefined;
  return ofFetch || message || String(error);
};
