import federation from '@module-federation/webpack-bundler-runtime/dist/bundler.js';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

type Options = { name: string };
type Runtime = {
  getInstance: (find: (instance: Instance) => boolean) => Instance | null;
  createInstance: (options: Options) => Instance;
};
type Instance = { options: Options; initOptions: (options: Options) => void };

/** The tool's own `init` knows one instance per copy of itself; here one copy serves every remote. */
const init = (options: Options): Instance => {
  const { getInstance, createInstance } = federation.runtime as unknown as Runtime;
  const known = getInstance((instance) => instance.options.name === options.name);
  known?.initOptions(options);
  return known ?? createInstance(options);
};

/**
 * Shares the federation tool's bundler runtime with remotes, so that none carries its own 4 KB copy. The counterpart is the
 * external in tools/build/src/remote.mjs. Each remote gets an object of its own, since it keeps its state there.
 */
export const shareRuntime = () =>
  Object.defineProperty(globalThis, '_SOUK_FEDERATION', {
    get: () => ({
      ...federation,
      runtime: { ...federation.runtime, init },
      bundlerRuntime: { ...federation.bundlerRuntime, S: {}, initContainerEntry },
    }),
  });
