/**
 * Why a request failed, in one line: of its own failures `fetch` says "fetch failed" alone, and what it was in the cause. The servers tell
 * theirs by the same rule (libs/contract/src/server/failure-reason.ts); this tool also runs where no source is.
 * @param {unknown} error
 */
export const failureReason = (error) => {
  const { name, message, cause } = error;
  return (name === 'TypeError' && (cause?.code ?? cause?.message)) || message;
};
