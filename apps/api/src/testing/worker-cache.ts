// A global of the test environment (tools/jest/api-environment.cjs).
declare global {
  var workerCache: Map<string, unknown> | undefined;
}

/**
 * Makes a value once in a test worker and shares it among all test files that the worker runs.
 * @param name names the value in the worker's cache
 */
export const oncePerTestWorker = <Thing>(name: string, make: () => Thing): Thing => {
  const cache = globalThis.workerCache;
  if (cache?.has(name)) return cache.get(name) as Thing;
  const made = make();
  cache?.set(name, made);
  return made;
};
