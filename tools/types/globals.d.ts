declare module '*.woff2' {
  const url: string;
  export default url;
}
declare module '*.css' {
  const text: string;
  export default text;
}
/** The version a build was made as; written in by the build. */
declare const __APP_VERSION__: string;
/** True in bundles that run in the shell server. */
declare const __SERVER__: boolean;
/** The shared modules that the shell provides to remotes, by name; written by tools/build/src/shared.mjs. */
declare module 'souk:shared-modules' {
  export const sharedModules: Record<
    string,
    {
      version: string;
      shareConfig: { singleton: boolean; strictVersion: boolean; requiredVersion: string; eager: boolean };
      lib: () => unknown;
    }
  >;
}
