// A global of the test environment (tools/jest/api-environment.cjs).
declare global {
  var workerCache: Map<string, unknown> | undefined;
}

/**
 * Makes a thing once for all test files of a worker.
 * @param name its name among what the worker keeps
 */
export const onceInWorker = <Thing>(name: string, make: () => Thing): Thing => {
  const cache = globalThis.workerCache;
  if (cache?.has(name)) return cache.get(name) as Thing;
  const made = make();
  cache?.set(name, made);
  return made;
};
