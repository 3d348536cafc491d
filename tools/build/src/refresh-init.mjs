import { injectIntoGlobalHook } from 'react-refresh/runtime';

// Must run before react-dom. Each remote brings its own refresh runtime, injected later, which finds the renderer
// only through hook.renderers; the stub hook does not fill that in by itself.
injectIntoGlobalHook(window);
const hook = window.__REACT_DEVTOOLS_GLOBAL_HOOK__;
const inject = hook.inject;
hook.inject = (renderer) => {
  const id = inject.call(hook, renderer);
  hook.renderers?.set(id, renderer);
  return id;
};
